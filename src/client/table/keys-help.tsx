import { Dialog, Kbd } from '../kit/index.js';
import { useTableText } from './texts.js';

const KEYS = [
  ['1–9', 'keys.pick'],
  ['S D F G J K', 'keys.groups'],
  ['M', 'keys.more'],
  ['↵', 'keys.confirm'],
  ['E', 'keys.end'],
  ['U', 'keys.undo'],
  ['Esc', 'keys.back'],
  ['Z', 'keys.zoom'],
  ['N', 'moment.next'],
  ['R', 'keys.replay'],
  ['← →', 'keys.walk'],
  ['?', 'keys.help'],
] as const;

/** With a tutor beside the table. */
const TUTOR_KEYS = [
  ['T', 'keys.note'],
  ['Alt ← →', 'keys.turn'],
] as const;

export interface KeysHelpProps {
  readonly onClose: () => void;
  readonly guided: boolean;
}

/** All keys of a table. */
export function KeysHelp({ onClose, guided }: KeysHelpProps) {
  const say = useTableText();
  return (
    <Dialog title={say('keys.title')} closeLabel={say('table.close')} onClose={onClose}>
      <dl class="keys-help">
        {[...KEYS, ...(guided ? TUTOR_KEYS : [])].map(([keys, text]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
