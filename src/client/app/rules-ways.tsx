import { Link } from '../site/router.js';
import { useRulesText } from '../table/rules-reader.js';

/** The rules to be read, or to look something up in. */
export function RulesWays({ game, now }: { readonly game: string; readonly now: 'book' | 'rules' }) {
  const say = useRulesText();
  const way = (page: 'book' | 'rules', label: string) => (
    <Link to={`/${page}/${game}`} aria-current={page === now ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <nav class="rules-ways" aria-label={say('rules.ways')}>
      {way('book', say('rules.read'))}
      {way('rules', say('rules.look-up'))}
    </nav>
  );
}
