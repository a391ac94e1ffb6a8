import { techOf } from '../../../games/millennia/cards/index.js';
import type { OwnTech } from '../../../games/millennia/state/state.js';
import { Icon, Roving, stateClass, Vignette } from '../../kit/index.js';
import { classes, isOwn, lookAt, useDesk } from './desk.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { isBuiltUp } from './my-cards.js';
import { colourOfType, Life } from './pieces.js';

/** Up to so many cards lie in one row with their picture; more of them are narrower and lie in two. */
const ROOMY = 7;
/** The same beside many buildings. */
const ROOMY_BUILT = 4;

/** My technologies: what they are, how long they live, which are turned. */
export function MyTechnologies() {
  const desk = useDesk();
  const { mine, words, layout } = desk;
  const title = words.t(isOwn(desk) ? 'zone.technologies' : 'zone.technologies.theirs');
  const techs = [...mine.techs].sort((a, b) => Number(a.engaged) - Number(b.engaged) || a.last - b.last);
  const ready = techs.filter((x) => !x.engaged).length;
  const dense = techs.length > (isBuiltUp(mine) ? ROOMY_BUILT : ROOMY) || layout === 'phone';
  return (
    <div class="mT">
      <div class="zhead">
        <h2 class="caps">{title}</h2>
        <span class="muted s12">{words.t('technologies.ready', { n: ready, of: techs.length })}</span>
        <span class="line" />
        <ByHand />
        <span class="legend s12 muted" aria-hidden="true" data-spare>
          <i class="lg past" />
          {words.t('life.past')}
          <i class="lg now" />
          {words.t('life.now')}
          <i class="lg on" />
          {words.t('life.on')}
        </span>
      </div>
      <Roving class={classes('tks', dense && 'dense')} label={title} style={{ '--cols': Math.ceil(techs.length / 2) }}>
        {techs.map((tech) => (
          <TechCard key={tech.id} tech={tech} dense={dense} />
        ))}
        {techs.length === 0 && <p class="none">{words.t('technologies.none')}</p>}
      </Roving>
    </div>
  );
}

/** Payments are chosen for the player where there is one sensible way; this asks for every card instead. */
function ByHand() {
  const desk = useDesk();
  const { words, mine } = desk;
  const look = lookAt(desk, 'control:by-hand', [words.g('move.by-hand')]);
  if (mine.byHand) return <span class="tag brs">{words.t('by.hand.on')}</span>;
  return look.state === 'rest' ? null : (
    <button {...look.props} class="lnk byhand s12" title={words.g('move.by-hand')}>
      {words.t('by.hand')}
    </button>
  );
}

function TechCard({ tech, dense }: { tech: OwnTech; dense: boolean }) {
  const desk = useDesk();
  const { s, words, next } = desk;
  const { type, age } = techOf(tech.id);
  const ends = tech.last <= s.age;
  const after = next?.techs.find((x) => x.id === tech.id);
  const turns = next !== null && !tech.engaged && (after === undefined || after.engaged);
  const look = lookAt(
    desk,
    tech.id,
    [
      words.name(tech.id),
      words.g(`type.${type}`),
      words.t('life', { from: age, to: tech.last }),
      ends && words.t('ends.now'),
      words.g(tech.engaged ? 'state.engaged' : 'state.ready'),
    ],
    tech.id,
  );
  return (
    <button
      {...look.props}
      class={classes('card tk', dense && 'thin', tech.engaged && 'used', turns && 'turns', stateClass(look.state))}
      style={{ '--v': colourOfType(type) }}
      data-flip={`tech:${tech.id}`}
      data-type={type}
    >
      {dense || tech.engaged ? (
        <span class="vs">
          <Icon name={TYPE_GLYPHS[type]} size={20} />
        </span>
      ) : (
        <span class="vb">
          <Vignette id={tech.id} colour={colourOfType(type)} w={82} h={46} glyph={TYPE_GLYPHS[type]} />
        </span>
      )}
      <span class="tb">
        <b>{words.short(tech.id)}</b>
        {tech.engaged && !dense && <span class="s12 muted">{words.t('used')}</span>}
        <Life from={age} last={tech.last} age={s.age} words={words} />
      </span>
      {ends && !tech.engaged && <em class="endtag">{words.t('ends')}</em>}
      {turns && (
        <i class="turn">
          <Icon name={TABLE_GLYPHS.engaged} size={15} />
        </i>
      )}
    </button>
  );
}
