import { Icon, Popover } from '../kit/index.js';
import type { Explanation } from './board-package.js';
import { useTableText } from './texts.js';

export interface RefusalProps {
  readonly explanation: Explanation;
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly openRule: (id: string) => void;
}

/** Why not: the fact, the figure, the rule, and what would open the way. */
export function RefusalPopover({ explanation, anchor, onClose, openRule }: RefusalProps) {
  const say = useTableText();
  const { title, fact, account, remedy, rules } = explanation;
  return (
    <Popover anchor={anchor} onClose={onClose} label={title} class="refusal">
      <h3>
        <Icon name="padlock" size={14} />
        {title}
      </h3>
      <p>{fact}</p>
      {account && (
        <dl class="account">
          {account.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {remedy && (
        <p class="remedy">
          <b>{say('refusal.remedy')}</b> {remedy}
        </p>
      )}
      {rules.length > 0 && (
        <p class="rule-links">
          {rules.map((id) => (
            <button key={id} type="button" class="lnk" onClick={() => openRule(id)}>
              {say('refusal.rule', { id })}
            </button>
          ))}
        </p>
      )}
    </Popover>
  );
}
