import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

interface Node {
	type: string
	[part: string]: unknown
}

/** A log call: the names of its fields, and the expressions that could not be resolved. */
export interface LoggedLine {
	file: string
	fields: string[]
	unread: string[]
}

const levels = new Set(['debug', 'info', 'warn', 'error'])

/** Every log call in these folders, except tests. */
export function loggedLines(folders: readonly string[]): LoggedLine[] {
	const files = folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
			.map((name) => join(folder, name)),
	)
	const trees = files.map((file) => {
		const { program } = parseSync(file, readFileSync(file, 'utf8'))
		return { file, nodes: nodesIn(program) }
	})
	const functions = trees.flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'FunctionDeclaration'))
	return trees.flatMap(({ file, nodes }) =>
		nodes.filter(isLogging).map((call) => {
			const line: LoggedLine = { file, fields: [], unread: [] }
			const [first] = call['arguments'] as Node[]
			if (first) readFields(first, { nodes, functions }, line)
			return line
		}),
	)
}

function isLogging({ type, callee }: Node): boolean {
	if (type !== 'CallExpression') return false
	const { type: kind, object, property } = callee as Node
	if (kind !== 'MemberExpression') return false
	const on = object as Node
	const owner = on.type === 'MemberExpression' ? (on['property'] as Node)['name'] : on['name']
	return owner === 'log' && levels.has(String((property as Node)['name']))
}

/** Adds the fields of an expression to `line`, resolving spreads, names (within the file) and calls to object literals. */
function readFields(from: Node, known: { nodes: Node[]; functions: Node[] }, line: LoggedLine): void {
	if (from.type === 'ObjectExpression') {
		for (const part of from['properties'] as Node[]) {
			if (part.type === 'SpreadElement') readFields(part['argument'] as Node, known, line)
			else line.fields.push(String((part['key'] as Node)['name']))
		}
		return
	}
	const branches = branchesOf(from)
	if (branches) {
		for (const branch of branches) readFields(branch, known, line)
		return
	}
	const made = from.type === 'CallExpression' ? returned(from, known.functions) : declared(from, known.nodes)
	for (const object of made) readFields(object, known, line)
	if (made.length === 0) line.unread.push(String(from['name'] ?? from.type))
}

/** The expressions that an expression may evaluate to. */
function branchesOf(from: Node): Node[] | null {
	if (from.type === 'ParenthesizedExpression') return [from['expression'] as Node]
	if (from.type === 'AwaitExpression') return [from['argument'] as Node]
	if (from.type === 'ConditionalExpression') return [from['consequent'] as Node, from['alternate'] as Node]
	return from.type === 'LogicalExpression' ? [from['right'] as Node] : null
}

function declared({ name }: Node, nodes: readonly Node[]): Node[] {
	return nodes
		.filter(({ type, id }) => type === 'VariableDeclarator' && (id as Node)['name'] === name)
		.map(({ init }) => init as Node)
		.filter((init) => init?.type === 'ObjectExpression')
}

function returned({ callee }: Node, functions: readonly Node[]): Node[] {
	const name = (callee as Node)['name']
	return functions
		.filter(({ id }) => (id as Node | null)?.['name'] === name)
		.flatMap((one) => nodesIn(one['body']))
		.filter(({ type }) => type === 'ReturnStatement')
		.map(({ argument }) => argument as Node)
}

function nodesIn(value: unknown): Node[] {
	if (Array.isArray(value)) return value.flatMap(nodesIn)
	if (typeof value !== 'object' || value === null) return []
	const below = Object.values(value).flatMap(nodesIn)
	return 'type' in value ? [value as Node, ...below] : below
}
