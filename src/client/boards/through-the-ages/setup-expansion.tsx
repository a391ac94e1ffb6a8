import { nameOf } from '../../../games/through-the-ages/say/names.js';
import { candidates, isDrawn, KINDS, sizeOf } from '../../../games/through-the-ages/state/draw.js';
import { check } from '../../../games/through-the-ages/state/setup.js';
import { type Expansion, LEADER_CHOICES, type Options } from '../../../games/through-the-ages/state/state.js';
import { civilNames as namesEn } from '../../../games/through-the-ages/text/civil-names.en.js';
import { civilNames as namesFr } from '../../../games/through-the-ages/text/civil-names.fr.js';
import { type Lang, say, useLang } from '../../i18n/i18n.js';
import { Segmented, Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import type { OptionsProps } from '../../table/setup/game-setup.js';
import { AGES, Answers, type Key, RuleLink, Switch, settleSecond, speak } from './setup-parts.js';

type Props = OptionsProps<Options>;
const NAMES = { en: namesEn, fr: namesFr } as const;
/** What is drawn before all is seen for all ages at once, or when an age begins. */
const DRAWS = ['secret', 'public', 'new'] as const;
const PUBLIC = ['public', 'age-by-age'] as const;
type Draw = (typeof DRAWS)[number];

/** The modules of the expansion (TTX-MOD-01), and how leaders and wonders come into the game (TTX-DRAW). */
export function ExpansionOptions({ options, seats, onChange }: Props) {
  const lang = useLang();
  const expansion = options.expansion!;
  const change = (part: Partial<Expansion>) => onChange({ ...options, expansion: { ...expansion, ...part } });
  const way: Draw = expansion.leaders === 'age-by-age' || expansion.leaders === 'old' ? 'public' : expansion.leaders;
  const sizes = { leaders: sizeOf(options, seats.length, 'leader'), wonders: sizeOf(options, seats.length, 'wonder') };
  return (
    <>
      <Zone
        title={speak(lang, 'option.modules')}
        class="step"
        aside={
          <Link to="/gallery/through-the-ages" class="lnk">
            {speak(lang, 'option.modules.cards')}
          </Link>
        }
      >
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
        <Zone
          title={speak(lang, 'option.leaders')}
          class="step"
          aside={
            <>
              <span class="per-age">{speak(lang, 'option.leaders.text', way === 'new' ? NEW : sizes)}</span>
              <RuleLink rule="TTX-DRAW-02" />
            </>
          }
        >
          <Answers
            option="leaders"
            values={DRAWS}
            value={way}
            aside={(id) => <Minis way={id} {...(id === 'new' ? NEW : sizes)} />}
            more={(id) =>
              id === 'public' && (
                <>
                  <Segmented
                    label={speak(lang, 'option.leaders.public')}
                    value={expansion.leaders === 'age-by-age' ? 'age-by-age' : 'public'}
                    options={PUBLIC.map((value) => ({ value, label: speak(lang, `option.leaders.${value}.short`) }))}
                    onChange={(leaders) => change({ leaders })}
                  />
                  {expansion.leaders === 'age-by-age' && <small>{speak(lang, 'option.leaders.age-by-age.text')}</small>}
                </>
              )
            }
            onChange={(leaders) => change({ leaders })}
          />
          {isDrawn(options) && (
            <div class="also">
              <Segmented
                label={speak(lang, 'option.choice')}
                value={expansion.choice}
                options={LEADER_CHOICES.filter((choice) => isPossible(options, seats.length, choice)).map((value) => ({
                  value,
                  label: speak(lang, `option.choice.${value}` as Key),
                }))}
                onChange={(choice) => change({ choice })}
              />
              <small>
                {speak(lang, `option.choice.${expansion.choice}.text` as Key)} <RuleLink rule="TTX-DRAW-08" />
              </small>
            </div>
          )}
        </Zone>
      )}
      {isDrawn(options) && expansion.choice === 'agreed' && <Agreed options={options} seats={seats} onChange={onChange} />}
    </>
  );
}

/** All the new ones, whatever the number of seats (TTX-DRAW-01). */
const NEW = { leaders: 6, wonders: 4 };

/** How many leaders and wonders an age has, and whether they are seen. */
const Minis = ({ way, leaders, wonders }: { way: Draw; leaders: number; wonders: number }) => (
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
