import type { ComponentChildren } from 'preact';
import type { ClockSetting, Settings, TimeoutPolicy } from '../../protocol/index.js';
import { TIMEOUTS } from '../../protocol/index.js';
import { Segmented, Zone } from '../kit/index.js';
import { sayWatching } from './terms.js';
import { useOnlineText } from './texts.js';

/** Minutes that spectators are behind, so that they cannot whisper; or no spectators. */
const WATCHING = ['0', '1', '5', '15', 'no'] as const;

/** How a table is conducted, while it is set up. */
export interface ConductDraft {
  readonly visibility: Settings['visibility'];
  readonly spectators: (typeof WATCHING)[number];
  readonly chat: boolean;
  readonly clock: ClockSetting['kind'];
  /** Seconds, minutes, days. */
  readonly per: number;
  readonly bank: number;
  readonly days: number;
  readonly timeout: TimeoutPolicy;
}

export const FIRST_CONDUCT: ConductDraft = {
  visibility: 'link',
  spectators: '0',
  chat: true,
  clock: 'none',
  per: 60,
  bank: 20,
  days: 3,
  timeout: 'bot-seat',
};

export function settingsOf(game: string, options: object, draft: ConductDraft): Settings {
  const { per, bank, days } = draft;
  return {
    game,
    options,
    visibility: draft.visibility,
    spectators: draft.spectators === 'no' ? { allowed: false } : { allowed: true, delay: Number(draft.spectators) * 60 },
    chat: draft.chat,
    clock:
      draft.clock === 'live'
        ? { kind: 'live', bank: bank * 60, perDecision: per }
        : draft.clock === 'slow'
          ? { kind: 'slow', days }
          : { kind: 'none' },
    timeout: draft.timeout,
    autoStart: false,
  };
}

const AMOUNTS = { per: [15, 30, 60, 120], bank: [5, 10, 20, 60], days: [1, 3, 7, 14] } as const;

interface ConductProps {
  readonly draft: ConductDraft;
  readonly onChange: (draft: ConductDraft) => void;
}

export function Conduct({ draft, onChange }: ConductProps) {
  const say = useOnlineText();
  const change = (more: Partial<ConductDraft>) => onChange({ ...draft, ...more });
  const amount = (name: keyof typeof AMOUNTS) => (
    <Line label={say(`new.${name}`)}>
      <Segmented
        label={say(`new.${name}`)}
        value={String(draft[name])}
        options={AMOUNTS[name].map((n) => ({ value: String(n), label: n }))}
        onChange={(value) => change({ [name]: Number(value) })}
      />
    </Line>
  );
  return (
    <Zone title={say('new.conduct')} class="conduct">
      <Line label={say('new.open-to')}>
        <Segmented
          label={say('new.open-to')}
          value={draft.visibility}
          options={(['link', 'public'] as const).map((value) => ({ value, label: say(`new.visibility.${value}`) }))}
          onChange={(visibility) => change({ visibility })}
        />
      </Line>
      <Line
        label={say('new.clock')}
        why={
          draft.clock === 'live'
            ? say('new.clock.live.why', draft)
            : draft.clock === 'slow'
              ? say('new.clock.slow.why', draft)
              : say('new.clock.none.why')
        }
      >
        <Segmented
          label={say('new.clock')}
          value={draft.clock}
          options={(['none', 'live', 'slow'] as const).map((value) => ({ value, label: say(`new.clock.${value}`) }))}
          onChange={(clock) => change({ clock })}
        />
      </Line>
      {draft.clock === 'live' && amount('per')}
      {draft.clock === 'live' && amount('bank')}
      {draft.clock === 'slow' && amount('days')}
      {draft.clock !== 'none' && (
        <Line label={say('new.timeout')} why={say(`new.timeout.${draft.timeout}.why`)}>
          <Segmented
            label={say('new.timeout')}
            value={draft.timeout}
            options={TIMEOUTS.map((value) => ({ value, label: say(`new.timeout.${value}`) }))}
            onChange={(timeout) => change({ timeout })}
          />
        </Line>
      )}
      <Line label={say('new.spectators')} why={sayWatching(say, draft.spectators)}>
        <Segmented
          label={say('new.spectators')}
          value={draft.spectators}
          options={WATCHING.map((value) => ({
            value,
            label: value === '0' || value === 'no' ? say(`new.spectators.${value}`) : say('new.spectators.late', { n: Number(value) }),
          }))}
          onChange={(spectators) => change({ spectators })}
        />
      </Line>
      <Line label={say('new.chat')}>
        <Segmented
          label={say('new.chat')}
          value={draft.chat ? 'on' : 'off'}
          options={(['on', 'off'] as const).map((value) => ({ value, label: say(`new.chat.${value}`) }))}
          onChange={(value) => change({ chat: value === 'on' })}
        />
      </Line>
    </Zone>
  );
}

function Line({ label, why, children }: { readonly label: string; readonly why?: string; readonly children: ComponentChildren }) {
  return (
    <div class="conduct-line">
      <span>
        <b>{label}</b>
        {why && <small>{why}</small>}
      </span>
      {children}
    </div>
  );
}
