import { lessNow } from '../../../games/through-the-ages/ask/given.js';
import { growthPrice } from '../../../games/through-the-ages/ask/prices.js';
import { discontentOf, happinessOf, happyNeeded } from '../../../games/through-the-ages/ask/ratings.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { stored } from '../../../games/through-the-ages/change/tokens.js';
import { byBank, editionOf, versionOf } from '../../../games/through-the-ages/editions/index.js';
import { forecast } from '../../../games/through-the-ages/guide/forecast.js';
import { Icon, sign } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { classes, lookAt, useDesk } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { Bead, Face, Fig, Head, SymbolMark, Then, Yellow } from './pieces.js';

/** Unused workers that are drawn one by one. */
const DRAWN = 4;

/** Neighbouring counts of a bank that read the same figures. */
interface Region {
  readonly from: number;
  readonly to: number;
}
function regionsOf(size: number, same: (a: number, b: number) => boolean): Region[] {
  const found: Region[] = [];
  for (let n = 1; n <= size; n++) {
    const last = found.at(-1);
    if (last && same(last.to, n)) found[found.length - 1] = { from: last.from, to: n };
    else found.push({ from: n, to: n });
  }
  return found;
}
const places = ({ from, to }: Region) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The yellow bank as printed: tokens leave from the right, and with them prices, hunger and faces rise. */
export function YellowBank() {
  const desk = useDesk();
  const { s, me, mine, foreseen, words } = desk;
  const { growth, consumption, happyNeeded: faces, bank } = editionOf(s);
  const regions = regionsOf(bank.yellow, (a, b) => byBank(growth, a) === byBank(growth, b));
  const price = growthPrice(s, mine, lessNow(s, me));
  const short = price === undefined ? 0 : price - stored(mine, 'food');
  const look = lookAt(desk, TARGETS.yellowBank, [
    words.t('bank.yellow'),
    String(mine.yellow),
    price === undefined ? words.t('bank.empty') : words.t('bank.next.said', { n: price }),
  ]);
  const advanced = versionOf(s).isAdvanced;
  return (
    <button
      {...look.props}
      class={classes('tbank', ringOf(look))}
      data-heap="yellow"
      data-piece=".tyel.solid"
      data-at="bank"
      data-count={mine.yellow}
    >
      <Head title={words.t('bank.yellow')} n={mine.yellow}>
        <Then now={mine.yellow} then={foreseen?.yellow} />
        {price === undefined ? (
          words.t('bank.empty')
        ) : (
          <>
            <span class="nx">{words.t('bank.next')}</span> <Fig n={price} what="food" size={12} words={words} />
            {short > 0 && <b class="loss"> · {words.t('short', { n: short })}</b>}
          </>
        )}
      </Head>
      <span class="regs">
        <span class="lg" aria-hidden="true">
          <span />
          <span>
            {words.t('bank.price')} <SymbolMark what="food" size={11} />
          </span>
          <span>
            {words.t('bank.hunger')} <SymbolMark what="food" size={11} />
          </span>
          {advanced && (
            <span>
              {words.t('bank.faces')} <Face size={11} />
            </span>
          )}
        </span>
        {regions.map((region) => {
          const current = mine.yellow >= region.from && mine.yellow <= region.to;
          const needed = places(region).flatMap((n) => (byBank(faces, n - 1) > byBank(faces, n) ? [byBank(faces, n - 1)] : []));
          return (
            <span key={region.from} class={current ? 'rg cur' : 'rg'} style={{ flexGrow: region.to - region.from + 1 }}>
              <span class="bd">
                {places(region).map((n) => (
                  <Yellow key={n} size={15} look={n <= mine.yellow ? (foreseen && n > foreseen.yellow ? 'ghost' : 'solid') : 'empty'} />
                ))}
              </span>
              <b>{byBank(growth, region.to)}</b>
              <b>{sign(-byBank(consumption, region.to))}</b>
              {advanced && (
                <span class="fc">
                  {needed.map((n) => (
                    <b key={n} class={n <= happyNeeded(s, me) ? 'on' : 'off'}>
                      {n}
                    </b>
                  ))}
                </span>
              )}
            </span>
          );
        })}
      </span>
    </button>
  );
}

/** The blue bank; the region in which the turn will end is marked, because corruption is read there. */
export function BlueBank() {
  const desk = useDesk();
  const { s, me, mine, foreseen, ahead, words } = desk;
  const { corruption, bank } = editionOf(s);
  const advanced = versionOf(s).isAdvanced;
  const regions = regionsOf(bank.blue, (a, b) => byBank(corruption, a) === byBank(corruption, b));
  const f = forecast(ahead, me);
  const lost = f.resources.corruption + f.food.corruption;
  // In 2015 what a turn produces comes too late to be lost in it (TTN-EOT-03).
  const order = editionOf(s).production;
  const isEarly = order.indexOf('corruption') < order.indexOf('mines');
  const corrupted = [
    isEarly ? words.t('corruption.before', { lost }) : words.t('corruption.note', { n: f.blueThen, lost }),
    ...(f.food.corruption > 0 ? [words.t('corruption.food', { n: f.food.corruption })] : []),
  ].join(' ');
  const isCorrupt = advanced && lost > 0;
  // Two lines are all there is room for.
  const note =
    isCorrupt && f.unmade > 0
      ? words.t('bank.both', { lost, n: f.unmade })
      : isCorrupt
        ? corrupted
        : f.unmade > 0 && words.t('bank.unmade', { n: f.unmade });
  const out = mine.holdings.reduce((n, h) => n + h.tokens, 0) + (mine.wonder?.stages ?? 0);
  const look = lookAt(desk, TARGETS.blueBank, [words.t('bank.blue'), String(mine.blue)]);
  return (
    <button {...look.props} class="tbank blue" data-heap="blue" data-piece=".tbead.solid" data-at="bank" data-count={mine.blue}>
      <Head title={words.t('bank.blue')} n={mine.blue}>
        <Then now={mine.blue} then={foreseen?.blue} />
        <span class="nx">{words.t('bank.out', { n: out })}</span>
      </Head>
      <span class="regs">
        {regions.map((region) => (
          <span
            key={region.from}
            class={classes(
              'rg',
              advanced && f.blueThen >= region.from && f.blueThen <= region.to && byBank(corruption, region.to) > 0 && 'aft',
            )}
            style={{ flexGrow: region.to - region.from + 1 }}
          >
            <span class="bd">
              {places(region).map((n) => (
                <Bead key={n} size={12} look={n <= mine.blue ? (foreseen && n > foreseen.blue ? 'ghost' : 'solid') : 'empty'} />
              ))}
            </span>
            {advanced && <b>{sign(-byBank(corruption, region.to))}</b>}
          </span>
        ))}
      </span>
      {note && <span class="s12 loss bnote">{note}</span>}
    </button>
  );
}

/** Unused workers, and whether they are enough to keep the peace. */
export function Pool() {
  const { s, me, mine, foreseen, preview, words } = useDesk();
  const upset = discontentOf(preview ?? s, me);
  const { t } = words;
  return (
    <div class={upset > 0 ? 'tpool upset' : 'tpool'}>
      <div
        class="pw"
        role="img"
        aria-label={t('pool.said', { n: mine.pool, upset })}
        data-heap="yellow"
        data-piece=".tyel.solid"
        data-at="pool"
        data-count={mine.pool}
      >
        <span class="caps">{t('pool')}</span>
        {Array.from({ length: Math.min(mine.pool, DRAWN) }, (_, i) => (
          <Yellow key={i} size={18} />
        ))}
        <b class="fig">{mine.pool}</b>
        <Then now={mine.pool} then={foreseen?.pool} />
      </div>
      {versionOf(s).isAdvanced && (
        <p class="fw" title={t('faces.of.said', { n: happyNeeded(preview ?? s, me) })}>
          <Face size={15} sad={upset > 0} label={t('symbol.happy')} />
          <b class="fig">{happinessOf(s, me)}</b>
          <Then now={happinessOf(s, me)} then={preview ? happinessOf(preview, me) : undefined} />
          <span aria-hidden="true">{t('faces.of', { n: happyNeeded(preview ?? s, me) })}</span>
          <span class="sr">{t('faces.of.said', { n: happyNeeded(preview ?? s, me) })}</span>
        </p>
      )}
      {upset > 0 && (
        <p class="warn" title={t('upset.long', { n: upset })}>
          <Icon name={TABLE_GLYPHS.warning} size={14} />
          {t('upset', { n: upset })}
        </p>
      )}
    </div>
  );
}
