import '../../kit/icons/pages.generated.js';
import { editionOf, versionOf } from '../../../games/through-the-ages/editions/index.js';
import type { Options } from '../../../games/through-the-ages/state/state.js';
import { useLang } from '../../i18n/i18n.js';
import { Icon, type IconName, Segmented, Tag, Vignette, Zone } from '../../kit/index.js';
import type { OptionsProps } from '../../table/setup/game-setup.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';
import { type Key, RuleLink, STANCES, type Stance, speak, stanceOf, versionsOf, withStance } from './setup-parts.js';

const PLATES: Readonly<Record<Stance, { readonly glyph: IconName; readonly colour: string }>> = {
  '2006': { glyph: 'rule-book', colour: 'var(--kind-leader)' },
  '2015': { glyph: 'open-book', colour: 'var(--kind-special)' },
  expansion: { glyph: 'mayan-pyramid', colour: 'var(--kind-wonder)' },
};

interface EditionsProps extends Omit<OptionsProps<Options>, 'seats'> {
  /** The same as it can be played: what has no meaning has fallen away. */
  readonly settled: Options;
}

/** The edition decides which other questions there are; how long the game is, and how rough, belongs to it. */
export function Editions({ options, settled, onChange }: EditionsProps) {
  const lang = useLang();
  const title = speak(lang, 'option.edition');
  const now = stanceOf(options);
  return (
    <Zone title={title} class="step" aside={<RuleLink rule="TTN-GEN-01" label={speak(lang, 'option.edition.rule')} />}>
      <div class="options editions" role="radiogroup" aria-label={title}>
        {STANCES.map((id) => (
          <div key={id} class={id === now ? 'option plated on' : 'option plated'}>
            <Vignette id={`edition.${id}`} {...PLATES[id]} w={72} h={190} glyphSize={0.25} class="plate" />
            <div>
              <label class="check">
                <input type="radio" name="edition" checked={id === now} onChange={() => onChange(withStance(options, id))} />
                <span>
                  <b>{speak(lang, `option.edition.${id}`)}</b>
                  <small>{speak(lang, `option.edition.${id}.text`)}</small>
                </span>
              </label>
              {id === now && id !== 'expansion' && <Version options={options} version={settled.version} edition={id} onChange={onChange} />}
              {id === now && id === 'expansion' && (
                <small class="caution">
                  <Icon name="info" size={14} />
                  {speak(lang, 'option.edition.expansion.first')}
                </small>
              )}
            </div>
          </div>
        ))}
      </div>
      {versionOf({ options: settled }).contacts.length > 0 && <Attacks options={options} settled={settled} onChange={onChange} />}
    </Zone>
  );
}

/** How far players may harm each other (TTA-VAR-03, TTN-VAR-01). */
function Attacks({ options, settled, onChange }: EditionsProps) {
  const lang = useLang();
  const title = speak(lang, 'option.peaceful');
  return (
    <div class="attacks">
      <span class="caps">{title}</span>
      <RuleLink rule={stanceOf(options) === '2006' ? 'TTA-VAR-03' : 'TTN-VAR-01'} />
      <Segmented
        label={title}
        value={settled.peaceful}
        options={editionOf({ options: settled }).peace.map((value) => ({ value, label: speak(lang, `option.peaceful.${value}` as Key) }))}
        onChange={(peaceful) => onChange({ ...options, peaceful })}
      />
      <small>{speak(lang, `option.peaceful.${settled.peaceful}.text` as Key)}</small>
    </div>
  );
}

interface VersionProps {
  readonly options: Options;
  readonly version: Options['version'];
  readonly edition: '2006' | '2015';
  onChange(options: Options): void;
}
function Version({ options, version, edition, onChange }: VersionProps) {
  const lang = useLang();
  return (
    <>
      <Segmented
        label={speak(lang, 'option.version')}
        value={version}
        options={versionsOf(edition).map((value) => ({ value, label: speak(lang, `option.version.${value}`) }))}
        onChange={(value) => onChange({ ...options, version: value })}
      />
      <small>
        {speak(lang, `option.version.${version}.text`)} {version === 'simple' && <Tag tone="ok">{SETUP_SAYERS[lang]('setup.first')}</Tag>}
      </small>
    </>
  );
}
