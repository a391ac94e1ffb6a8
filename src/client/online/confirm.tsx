import { Button, Dialog } from '../kit/index.js';
import { useOnlineText } from './texts.js';

interface ConfirmProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Once more before something that cannot be undone; the safe answer comes first. */
export function Confirm({ title, text, yes, no, onYes, onClose }: ConfirmProps) {
  const say = useOnlineText();
  return (
    <Dialog
      title={title}
      closeLabel={say('room.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button
            kind="wax"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
