import type { ExpansionTrait, SecondTrait } from '../cards/ability.js';
import { describeLaterTrait } from './later-traits.js';
import { gainSigns, icon, joint, plain, plus, type Sign, typeSigns, yieldSigns } from './signs.js';

/** Words of the edition of 2015 and of the expansion as signs; what signs cannot tell stays a sentence. */
export function laterSigns(trait: SecondTrait | ExpansionTrait, seats?: number): Sign[] {
  switch (trait.trait) {
    case 'military-as-civil':
      return [plain('militaryActions', 1), joint('arrow'), plain('civilActions', 1)];
    case 'taking-discount':
      return [icon('taking'), icon(`type:${trait.of}`), joint('colon'), plus('civilActions', -trait.n)];
    case 'on-take-wonder':
      return [icon('taking'), icon('type:wonder'), joint('colon'), plus('resources', trait.resources)];
    case 'war-cabinet':
      return [plus('culture', trait.culture), joint('or'), plus('science', trait.science), plus('armament', trait.resources)];
    case 'labs-produce':
      return [icon('level'), icon('type:lab'), joint('colon'), icon('symbol:resources')];
    case 'on-finish':
      return [icon('finished'), joint('colon'), ...gainSigns(trait.gain)];
    case 'faces-raised':
      return [icon('happy'), joint('colon'), plus('happy', 1)];
    case 'free-citizen':
      return [plain('civilActions', 0), joint('arrow'), plus('population', 1)];
    case 'on-prepare': {
      const { science = 0, culture = 0, militaryCards = 0 } = trait;
      return [icon('type:event'), joint('colon'), ...gainSigns({ science, culture, militaryCards })];
    }
    case 'calm':
      return [icon('discontent'), joint('colon'), plus('population', -trait.n)];
    case 'science-by-level': {
      const levels = trait.byLevel.flatMap((n, level): Sign[] => (n === 0 ? [] : [{ kind: 'level', level }, plus('science', -n)]));
      return [icon('type:technology'), ...typeSigns(trait.types), joint('colon'), ...levels];
    }
    case 'by-age':
      return trait.gives.flatMap((gives, level): Sign[] =>
        level < 4 && Object.keys(gives).length > 0 ? [{ kind: 'level', level }, ...yieldSigns(gives)] : [],
      );
    case 'extra-low-tokens':
      return [
        icon('best'),
        icon('type:farm'),
        icon('type:mine'),
        { kind: 'level', level: trait.most },
        joint('colon'),
        plus('blueTokens', 1),
      ];
    case 'sale':
      return [icon('type:technology'), joint('colon'), plus('resources', -trait.resources), joint('arrow'), plus('culture', trait.culture)];
    default:
      return [{ kind: 'text', text: describeLaterTrait(trait, seats) }];
  }
}
