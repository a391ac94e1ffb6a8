import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../scripts/lib/paths.mjs';

/** What a source file mentions, as far as the layers care. */
export interface Mentions {
  /** Where it imports from, as written. */
  readonly imports: readonly string[];
  /** The names it uses that are not properties of something else. */
  readonly names: ReadonlySet<string>;
  /** Chains such as 'Math.random'. */
  readonly members: ReadonlySet<string>;
  readonly hasDefaultExport: boolean;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The fields of a node that hold a mere name of a property. */
function propertyField(node: Node): string | undefined {
  if (node.computed === true) return undefined;
  if (node.type === 'MemberExpression') return 'property';
  if (/^(Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/.test(node.type)) {
    return node.shorthand === true ? undefined : 'key';
  }
  return node.type === 'TSQualifiedName' ? 'right' : undefined;
}

/** Read a file the way the compiler does, so that comments and strings cannot be mistaken for code. */
export function readMentions(file: string, code: string): Mentions {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports: string[] = [];
  const names = new Set<string>();
  const members = new Set<string>();
  let hasDefaultExport = false;

  const visit = (node: Node): void => {
    const source = node.type === 'TSImportType' ? (node.source ?? node.argument) : node.source;
    if (isNode(source) && typeof source.value === 'string') imports.push(source.value);
    if (node.type === 'ExportDefaultDeclaration') hasDefaultExport = true;
    if (node.type === 'ExportSpecifier' && isNode(node.exported) && node.exported.name === 'default') hasDefaultExport = true;
    if (node.type === 'Identifier') names.add(String(node.name));
    if (node.type === 'MemberExpression' && isNode(node.object) && isNode(node.property)) {
      members.add(`${node.object.name}.${node.property.name ?? node.property.value}`);
    }
    const skipped = propertyField(node);
    for (const [field, value] of Object.entries(node)) {
      if (field === skipped) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(program as unknown as Node);
  return { imports, names, members, hasDefaultExport };
}

/** The TypeScript files under a folder of the repository, as paths with slashes. */
export function listSources(folder: string, kind = /\.tsx?$/): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => kind.test(path) && !path.includes('node_modules/'))
    .sort();
}

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const isTest = (path: string): boolean => /(^|\/)tests\/|\.(test|contract)\.tsx?$/.test(path);
