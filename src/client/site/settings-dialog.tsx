import { useText } from '../i18n/shell.js';
import { Dialog, Segmented } from '../kit/index.js';
import { BOT_PACES, changeSettings, MOMENTS, MOTIONS, type Settings, SIZES, THEMES, useSettings } from './settings.js';

type Switch = 'explicitEnd' | 'confirmFinal' | 'lessons' | 'sound';
const SWITCHES: readonly Switch[] = ['explicitEnd', 'confirmFinal', 'lessons', 'sound'];

/** Every change works at once; there is nothing to confirm. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useText();
  const settings = useSettings();
  const pace = String(settings.botPace) as `${Settings['botPace']}`;
  return (
    <Dialog title={say('settings.title')} closeLabel={say('settings.close')} onClose={onClose} class="settings">
      <label class="set-line">
        <span>
          <b>{say('settings.name')}</b>
          <small>{say('settings.name.hint')}</small>
        </span>
        <input
          class="field"
          value={settings.name}
          maxLength={24}
          placeholder={say('quick.you')}
          onInput={(e) => changeSettings({ name: e.currentTarget.value })}
        />
      </label>
      <div class="set-line">
        <b>{say('lang.label')}</b>
        <Segmented
          label={say('lang.label')}
          value={settings.lang}
          options={(['fr', 'en'] as const).map((value) => ({ value, label: say(`lang.${value}`) }))}
          onChange={(lang) => changeSettings({ lang })}
        />
      </div>
      <div class="set-line">
        <b>{say('theme.label')}</b>
        <Segmented
          label={say('theme.label')}
          value={settings.theme}
          options={THEMES.map((value) => ({ value, label: say(`theme.${value}`) }))}
          onChange={(theme) => changeSettings({ theme })}
        />
      </div>
      <div class="set-line">
        <b>{say('settings.pace')}</b>
        <Segmented
          label={say('settings.pace')}
          value={pace}
          options={BOT_PACES.map((value) => ({ value: `${value}` as const, label: say(`settings.pace.${value}`) }))}
          onChange={(value) => changeSettings({ botPace: Number(value) as Settings['botPace'] })}
        />
      </div>
      <Choices name="size" values={SIZES} value={settings.size} />
      <Choices name="motion" values={MOTIONS} value={settings.motion} />
      <Choices name="moments" values={MOMENTS} value={settings.moments} />
      {SWITCHES.map((name) => (
        <label key={name} class="set-line check">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={(e) => changeSettings({ [name]: e.currentTarget.checked, ...(name === 'sound' ? { soundAsked: true } : undefined) })}
          />
          <span>
            <b>{say(`settings.${name}`)}</b>
            <small>{say(`settings.${name}.hint`)}</small>
          </span>
        </label>
      ))}
    </Dialog>
  );
}

/** One setting of a few values, all in sight. */
function Choices<K extends 'size' | 'motion' | 'moments'>({
  name,
  values,
  value,
}: {
  readonly name: K;
  readonly values: readonly Settings[K][];
  readonly value: Settings[K];
}) {
  const say = useText();
  const title = say(`settings.${name}` as 'settings.size');
  const key = (word: string) => say(`settings.${name}.${word}` as 'settings.size.normal');
  return (
    <div class="set-line">
      <b>{title}</b>
      <Segmented
        label={title}
        value={value}
        options={values.map((word) => ({ value: word, label: key(word) }))}
        onChange={(word) => changeSettings({ [name]: word })}
      />
    </div>
  );
}
