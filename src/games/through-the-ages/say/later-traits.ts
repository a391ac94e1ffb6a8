import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import type { ExpansionTrait, SecondTrait } from '../cards/ability.js';
import { textOf } from '../text/text-of.js';
import { ageName, describeCount, describeGain, describeYield, gainParts, levelName, thingsOr } from './words.js';

/** What the words of the edition of 2015 and of the expansion mean, in sentences. */
export function describeLaterTrait(trait: SecondTrait | ExpansionTrait, seats?: number): Text {
  switch (trait.trait) {
    case 'retire':
      return textOf('trait.retire', { n: trait.yellow });
    case 'taking-discount':
      return textOf(`trait.taking-discount.${trait.of}`, { n: trait.n });
    case 'under-wonder':
      return textOf('trait.under-wonder', { n: trait.happy });
    case 'second-politics':
      return textOf(trait.once ? 'trait.second-politics.once' : 'trait.second-politics');
    case 'on-take-wonder':
      return textOf('trait.on-take-wonder', { n: trait.resources });
    case 'paired-discount': {
      const [one, other] = trait.types;
      return textOf('trait.paired-discount', {
        one: textOf(`thing.${one}`),
        other: textOf(`thing.${other}`),
        ones: textOf(`things.${one}`),
        others: textOf(`things.${other}`),
        resources: trait.resources,
        science: trait.science,
      });
    }
    case 'colonization-discards':
      return textOf('trait.colonization-discards', { cards: trait.cards, n: trait.n });
    case 'convert':
      return textOf('trait.convert', { type: textOf(`thing.${trait.to}`) });
    case 'war-cabinet':
      return textOf('trait.war-cabinet', { culture: trait.culture, science: trait.science, resources: trait.resources });
    case 'on-leaving': {
      const gained = listOf(gainParts(trait.gives), 'comma');
      const what = trait.count ? textOf('trait.per.bare', { what: gained, per: describeCount(trait.count) }) : gained;
      return textOf(trait.atEnd ? 'trait.on-leaving.end' : 'trait.on-leaving', { what });
    }
    case 'on-finish':
      return textOf('trait.on-finish', { what: describeGain(trait.gain) });
    case 'age-draw':
      return textOf('trait.age-draw', { ages: listOf(trait.ages.map(ageName), 'and'), n: trait.n });
    case 'hand-colours':
      return textOf('trait.hand-colours', { two: describeYield(trait.two)!, three: describeYield(trait.three)! });
    case 'underdog':
      return textOf('trait.underdog', { resources: trait.resources, otherwise: trait.otherwise });
    case 'on-prepare':
      return textOf('trait.on-prepare', { what: listOf(gainParts(trait), 'comma') });
    case 'false-events':
      return textOf('trait.false-events', { n: trait.science });
    case 'healer':
      return textOf('trait.healer', { n: trait.most });
    case 'own-tactics':
      return textOf('trait.own-tactics', { n: trait.strength });
    case 'bought-colonization': {
      const [one, two, three] = trait.prices;
      return textOf('trait.bought-colonization', { one, two, three });
    }
    case 'wary':
      return textOf('trait.wary', { n: trait.strength });
    case 'own-action':
      return textOf('trait.own-action', { types: thingsOr(trait.types), less: trait.less, culture: trait.culture });
    case 'either-token':
      return textOf('trait.either-token', { strength: trait.strength, actions: trait.civilActions });
    case 'on-citizen':
      return textOf('trait.on-citizen', { science: trait.science, culture: trait.culture });
    case 'science-by-level': {
      const levels = trait.byLevel.flatMap((n, i) => (n === 0 ? [] : [textOf('trait.build-discount.level', { level: levelName(i), n })]));
      return textOf('trait.science-by-level', { types: thingsOr(trait.types), levels: listOf(levels, 'comma') });
    }
    case 'prize':
      return textOf('trait.prize', { technologies: trait.technologies, culture: trait.culture });
    case 'sale':
      return textOf('trait.sale', { resources: trait.resources, culture: trait.culture });
    case 'by-age': {
      const ages = trait.gives.flatMap((gives, age) => {
        const what = describeYield(gives);
        return what ? [textOf('trait.by-age.one', { age: ageName(age), what })] : [];
      });
      return textOf('trait.by-age', { list: listOf(ages, 'comma') });
    }
    case 'champion':
      return textOf('trait.champion', { culture: trait.culture, strength: trait.strength });
    case 'kept-tokens':
      return textOf('trait.kept-tokens', { culture: trait.culture, resources: trait.resources });
    case 'best-in-all': {
      const [two, three, four] = trait.each;
      const n = seats === undefined ? undefined : trait.each[seats - 2];
      return n === undefined ? textOf('trait.best-in-all.seats', { two, three, four }) : textOf('trait.best-in-all', { n });
    }
    case 'strength-prize':
    case 'on-discard':
    case 'surplus-faces':
    case 'games':
    case 'common-work':
      return textOf(`trait.${trait.trait}`, { n: trait.culture });
    case 'works-resources':
    case 'sure-draw':
    case 'leader-refund':
    case 'science-by-variety':
    case 'dear-if-content':
    case 'peaceful-discount':
    case 'calm':
    case 'better-cards':
    case 'cheaper-after-leader':
      return textOf(`trait.${trait.trait}`, { n: trait.n });
    default:
      return textOf(`trait.${trait.trait}`);
  }
}
