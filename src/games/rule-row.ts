export { type RuleRow, type RuleSection, rulesIn } from './shared/rule-row.js';
