import { LIMITS } from '../../protocol/index.js';
import { problem, type Rules } from './outcome.js';

/** Chat. Lines are text or phrase ids, never markup. */
export const TALKING: Rules<'said' | 'chat-set'> = {
  said(s, { seat, name, text, phrase }, { n, at }) {
    if (!s.chatOn) return problem('CHAT_OFF');
    const line = { n, at, seat, name, ...(text === undefined ? undefined : { text }), ...(phrase === undefined ? undefined : { phrase }) };
    return { ...s, chat: [...s.chat.slice(1 - LIMITS.chatLines), line] };
  },

  'chat-set': (s, { on }) => ({ ...s, chatOn: on }),
};
