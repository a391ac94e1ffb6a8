import type { ImprovementId } from '../../../games/civilization/cards/improvements.js';
import { IMPROVEMENT, TECHNOLOGY, UNIT, WONDER } from '../../../games/civilization/cards/index.js';
import { MARKER, type MarkerId } from '../../../games/civilization/cards/markers.js';
import type { TechId } from '../../../games/civilization/cards/technologies.js';
import type { UnitId } from '../../../games/civilization/cards/units.js';
import type { WonderId } from '../../../games/civilization/cards/wonders.js';
import {
  describeImprovement,
  describeMarker,
  describeStrength,
  describeTechnology,
  describeWonder,
} from '../../../games/civilization/say/card.js';
import type { Options } from '../../../games/civilization/state/options.js';
import type { Civ } from '../../../games/civilization/state/state.js';
import type { Text } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { Coin, type IconName, Vignette } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { IMPROVEMENT_GLYPHS, MARKER_GLYPHS, TECH_GLYPHS, UNIT_GLYPHS, WONDER_GLYPHS } from './glyphs.js';
import { wordsOf } from './words.js';

export interface CardFile {
  readonly key: string;
  readonly type: 'tech' | 'wonder' | 'improvement' | 'unit' | 'marker';
  readonly glyph: IconName;
  readonly era: number;
  readonly cost: number | undefined;
  readonly texts: readonly Text[];
  readonly rule: string;
  readonly colour: string;
}

/** All that is known of a card: 'tech.banking', 'wonder.colossus', 'unit.knight', 'marker.wine'; the two rule sets read the same card differently. */
export function fileOf(key: string, rules: Options['rules'] = 'advanced'): CardFile | undefined {
  const isBasic = rules === 'basic';
  const dot = key.indexOf('.');
  const [type, id] = [key.slice(0, dot), key.slice(dot + 1)];
  switch (type) {
    case 'tech': {
      const row = TECHNOLOGY[id as TechId];
      return (
        row && {
          key,
          type,
          glyph: TECH_GLYPHS[row.id],
          era: row.era,
          cost: isBasic ? undefined : row.cost,
          texts: describeTechnology(row.id, rules),
          rule: isBasic ? 'CIV-TEC-01' : 'CIV-TEC-02',
          colour: 'var(--verdigris)',
        }
      );
    }
    case 'wonder': {
      const row = WONDER[id as WonderId];
      return (
        row && {
          key,
          type,
          glyph: WONDER_GLYPHS[row.id],
          era: row.era,
          cost: undefined,
          texts: describeWonder(row.id, rules),
          rule: isBasic ? 'CIV-WON-01' : 'CIV-WON-04',
          colour: 'var(--kind-wonder)',
        }
      );
    }
    case 'improvement': {
      const row = IMPROVEMENT[id as ImprovementId];
      return (
        row && {
          key,
          type,
          glyph: IMPROVEMENT_GLYPHS[row.id],
          era: row.era,
          cost: undefined,
          texts: describeImprovement(row.id),
          rule: 'CIV-IMP-01',
          colour: 'var(--brass)',
        }
      );
    }
    case 'unit': {
      const row = UNIT[id as UnitId];
      return (
        row && {
          key,
          type,
          glyph: UNIT_GLYPHS[row.id],
          era: row.era,
          cost: undefined,
          texts: [describeStrength(row, rules)],
          rule: isBasic ? 'CIV-CMB-03' : 'CIV-UPG-04',
          colour: 'var(--kind-military)',
        }
      );
    }
    case 'marker': {
      const row = MARKER[id as MarkerId];
      return (
        row && {
          key,
          type,
          glyph: MARKER_GLYPHS[row.id],
          era: 0,
          cost: undefined,
          texts: [describeMarker(row.id)],
          rule: markerRule(row.id, row.type, isBasic),
          colour: 'var(--kind-mine)',
        }
      );
    }
    default:
      return undefined;
  }
}

const markerRule = (id: MarkerId, type: string, isBasic: boolean): string => {
  if (id === 'fertile') return isBasic ? 'CIV-EXP-11' : 'CIV-EXP-12';
  return MARKER_RULES[id as keyof typeof MARKER_RULES] ?? (type === 'terrain' ? 'CIV-EXP-10' : 'CIV-EXP-02');
};

/** Where each marker has its own rule. */
const MARKER_RULES = {
  no_encounter: 'CIV-EXP-03',
  free_technology: 'CIV-EXP-05',
  treasure: 'CIV-EXP-06',
  minor_civilization: 'CIV-EXP-07',
  plague: 'CIV-EXP-08',
} as const;

interface FaceProps {
  readonly card: string;
  readonly lang: Lang;
}

/** A card with all its words. */
export function CardFace({ card, lang, rules }: FaceProps & { rules?: Options['rules'] }) {
  const words = wordsOf(lang);
  const file = fileOf(card, rules);
  if (!file) return null;
  return (
    <article class="civ-card" style={{ '--fam': file.colour }}>
      <header>
        <b>{words.name(card)}</b>
        {file.era > 0 && <span>{words.name(`era.${file.era}`)}</span>}
      </header>
      <Vignette id={card} glyph={file.glyph} colour={file.colour} />
      <div class="civ-card-text">
        {file.cost !== undefined && (
          <p>
            <Coin n={file.cost} /> {words.t('card.cost')}
          </p>
        )}
        {file.texts.map((text) => (
          <p key={text.key}>{words.text(text)}</p>
        ))}
      </div>
    </article>
  );
}

export function CardZoom({ card, lang, snapshot, openRule }: FaceProps & { snapshot: Snapshot<Civ>; openRule(id: string): void }) {
  const words = wordsOf(lang);
  const { rules } = snapshot.view.options;
  const file = fileOf(card, rules);
  return (
    <div class="civ-zoom">
      <CardFace card={card} lang={lang} rules={rules} />
      {file && (
        <button type="button" class="lnk" onClick={() => openRule(file.rule)}>
          {words.t('card.rule', { rule: file.rule })}
        </button>
      )}
    </div>
  );
}
