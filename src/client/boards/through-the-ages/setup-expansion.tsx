import { nameOf } from '../../../games/through-the-ages/say/names.js';
import { candidates, isDrawn, KINDS, sizeOf } from '../../../games/through-the-ages/state/draw.js';
import { check } from '../../../games/through-the-ages/state/setup.js';
import { type Expansion, LEADER_CHOICES, LEADER_WAYS, type Options } from '../../../games/through-the-ages/state/state.js';
import { civilNames as namesEn } from '../../../games/through-the-ages/text/civil-names.en.js';
import { civilNames as namesFr } from '../../../games/through-the-ages/text/civil-names.fr.js';
import { type Lang, say, useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import type { OptionsProps } from '../../table/setup/game-setup.js';
import { AGES, type Key, Question, Switch, settleSecond, speak } from './setup-parts.js';

type Props = OptionsProps<Options>;
const NAMES = { en: namesEn, fr: namesFr } as const;
const DRAWS = LEADER_WAYS.filter((way) => way !== 'old');

/** The modules of the expansion (TTX-MOD-01), and how leaders and wonders come into the game (TTX-DRAW). */
export function ExpansionOptions({ options, seats, onChange }: Props) {
  const lang = useLang();
  const expansion = options.expansion!;
  const change = (part: Partial<Expansion>) => onChange({ ...options, expansion: { ...expansion, ...part } });
  const way = expansion.leaders;
  const sizes = { leaders: sizeOf(options, seats.length, 'leader'), wonders: sizeOf(options, seats.length, 'wonder') };
  return (
    <>
      <Zone title={speak(lang, 'option.modules')}>
        <div class="options">
          <Switch
            option="rebalanced"
            rule="TTX-MOD-03"
            count={speak(lang, 'option.cards', { n: 25 })}
            checked={expansion.rebalanced}
            more={expansion.rebalanced ? undefined : speak(lang, 'option.rebalanced.off')}
            onChange={(rebalanced) => change({ rebalanced })}
          />
          <Switch
            option="military"
            rule="TTX-MOD-06"
            count={speak(lang, 'option.cards', { n: 19 })}
            checked={expansion.military}
            onChange={(military) => change({ military })}
          />
          <Switch
            option="newLeaders"
            rule="TTX-MOD-01"
            count={speak(lang, 'option.cards', { n: 40 })}
            checked={expansion.leaders !== 'old'}
            onChange={(on) => change({ leaders: on ? 'secret' : 'old' })}
          />
        </div>
      </Zone>
      {expansion.leaders !== 'old' && (
        <Question
          option="leaders"
          rule="TTX-DRAW-02"
          values={DRAWS}
          value={expansion.leaders as (typeof DRAWS)[number]}
          lead={speak(lang, 'option.leaders.text', way === 'new' ? { leaders: 6, wonders: 4 } : sizes)}
          aside={(id) => <Minis way={id} {...(id === 'new' ? { leaders: 6, wonders: 4 } : sizes)} />}
          onChange={(leaders) => change({ leaders })}
        />
      )}
      {isDrawn(options) && (
        <Question
          option="choice"
          rule="TTX-DRAW-08"
          values={LEADER_CHOICES.filter((choice) => isPossible(options, seats.length, choice))}
          value={expansion.choice}
          lead=""
          onChange={(choice) => change({ choice })}
        />
      )}
      {isDrawn(options) && expansion.choice === 'agreed' && <Agreed options={options} seats={seats} onChange={onChange} />}
    </>
  );
}

/** How many leaders and wonders an age has, and whether they are seen. */
const Minis = ({ way, leaders, wonders }: { way: (typeof DRAWS)[number]; leaders: number; wonders: number }) => (
  <span class={way === 'secret' ? 'minis unseen' : 'minis'} aria-hidden="true">
    {[leaders, wonders].map((n, kind) => (
      <span key={kind} class={kind === 0 ? 'leaders' : 'wonders'}>
        {Array.from({ length: n }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    ))}
  </span>
);

/** Some ways to choose have no meaning with some draws. */
const isPossible = (options: Options, seats: number, choice: Expansion['choice']): boolean =>
  !check(settleSecond({ ...options, expansion: { ...options.expansion!, choice } }, seats), seats);

/** Cards that all agree on: as many of each kind and age as the table has (TTX-DRAW-08). */
function Agreed({ options, seats, onChange }: Props) {
  const lang = useLang();
  const expansion = options.expansion!;
  const { agreed } = settleSecond(options, seats.length).expansion!;
  const swap = (id: string, same: readonly string[]) => {
    if (agreed.includes(id)) return;
    // The one that was there longest makes room.
    const out = same.find((other) => agreed.includes(other));
    onChange({ ...options, expansion: { ...expansion, agreed: [...agreed.filter((other) => other !== out), id] } });
  };
  return (
    <Zone title={speak(lang, 'option.agreed')}>
      <p class="muted option-lead">{speak(lang, 'option.agreed.text')}</p>
      {AGES.flatMap((age) =>
        KINDS.map((kind) => {
          const all = candidates(options, kind, age);
          const chosen = all.filter((id) => agreed.includes(id)).length;
          return (
            <fieldset key={`${kind} ${age}`} class="option-part agreed">
              <legend>
                {['A', 'I', 'II', 'III'][age]} · {chosen} / {sizeOf(options, seats.length, kind)}
              </legend>
              {all.map((id) => (
                <label key={id} class="check">
                  <input type="checkbox" checked={agreed.includes(id)} onChange={() => swap(id, all)} />
                  {say(NAMES[lang], nameOf(id))}
                </label>
              ))}
            </fieldset>
          );
        }),
      )}
    </Zone>
  );
}

/** The modules and the draw by name, for the summary. */
export function namesOf({ expansion }: Options, lang: Lang): string[] {
  if (!expansion) return [];
  const small = (key: Key): string => speak(lang, key).toLowerCase();
  return [
    ...(expansion.rebalanced ? [small('option.rebalanced')] : []),
    ...(expansion.military ? [small('option.military')] : []),
    ...(expansion.leaders === 'old' ? [] : [small(`option.leaders.${expansion.leaders}`)]),
  ];
}
