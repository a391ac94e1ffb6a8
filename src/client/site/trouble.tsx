import { Component, type ComponentChildren } from 'preact';
import { useText } from '../i18n/shell.js';
import { Button, Seal } from '../kit/index.js';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

/** A page that has only one thing to say. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main class="page notice" id="content" tabIndex={-1}>
      <Seal seat={1} size={72} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="row">{children}</div>
    </main>
  );
}

function TroubleScreen({ trouble }: { readonly trouble: Error }) {
  const say = useText();
  return (
    <Notice title={say('trouble.title')} text={say('trouble.text')}>
      <Button kind="primary" onClick={() => location.reload()}>
        {say('trouble.reload')}
      </Button>
      <Button onClick={() => location.assign('/')}>{say('page.home')}</Button>
      <details>
        <summary>{say('trouble.detail')}</summary>
        <pre>{trouble.stack ?? trouble.message}</pre>
      </details>
    </Notice>
  );
}

interface GuardProps {
  readonly resetKey: string;
  /** Shown in place of what cannot be shown; if not given, the page says that something went wrong. */
  readonly instead?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Catches what no page caught. Games are saved after every move, so nothing is lost. */
export class TroubleGuard extends Component<GuardProps, { trouble?: Error; at?: string }> {
  override state: { trouble?: Error; at?: string } = {};

  override componentDidCatch(trouble: unknown): void {
    this.setState({ trouble: trouble instanceof Error ? trouble : new Error(String(trouble)), at: this.props.resetKey });
  }

  override render() {
    const { trouble, at } = this.state;
    if (!trouble || at !== this.props.resetKey) return this.props.children;
    return this.props.instead ?? <TroubleScreen trouble={trouble} />;
  }
}
