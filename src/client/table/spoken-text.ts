/** Where a sentence ends although no mark says so. */
const BLOCKS = /^(P|H[1-6]|LI|DIV|ARTICLE|SECTION|HEADER|FOOTER|TR|DT|DD)$/;

/** A part of a page in the words in which it is heard: pictures by their names, buttons and what is only for eyes left out. */
export function spokenText(el: Element): string {
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || node.tagName === 'BUTTON') return;
    const label = node.getAttribute('aria-label');
    if (label !== null) parts.push(` ${label} `);
    else if (!(node instanceof SVGElement)) for (const child of node.childNodes) walk(child);
    if (BLOCKS.test(node.tagName)) parts.push('\n');
  };
  walk(el);
  const lines = parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.flatMap((line) => (/[\p{L}\d]/u.test(line) ? [/[.!?:;…]$/.test(line) ? line : `${line}.`] : [])).join(' ');
}
