import { useRef, useState } from 'preact/hooks';
import type { RecordProblem } from '../../kernel/record.js';
import { useText } from '../i18n/shell.js';
import { Button, Icon } from '../kit/index.js';
import { sayProblem } from '../site/record-problem.js';
import { navigate } from '../site/router.js';
import { openShelf } from '../table/saved-games.js';

/** Opens a record file; a file that is not one gets a sentence and harms nothing. */
export function ImportButton({ small }: { readonly small?: boolean }) {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<RecordProblem>();
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = await (await openShelf()).importRecord(await file.text());
    if (input.current) input.current.value = '';
    if (read.ok) navigate(`/table/${read.value}`);
    else setProblem(read.problem);
  };
  return (
    <div class="import">
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        class="sr"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(e) => open(e.currentTarget.files?.[0])}
      />
      <Button kind="secondary" {...(small ? { small } : {})} title={say('import.hint')} onClick={() => input.current?.click()}>
        <Icon name="cloud-upload" size={16} />
        {say('import.button')}
      </Button>
      <p role="status" class="import-problem">
        {problem && sayProblem(say, problem)}
      </p>
    </div>
  );
}
