import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'

/** A Markdown file: the front matter between two lines of dashes at the top, and the text below it. */
export interface Page<Front> {
	file: string
	front: Front
	body: string
	/** The number of the first line of `body`. */
	bodyLine: number
}

/** One or more mistakes in a data file; the message has a line with the location of each. */
export class DataFileMistake extends Error {}

/** Parses and validates a JSON file. Throws `DataFileMistake` with the file and line of each mistake. */
export function parseData<Value>(file: string, text: string, schema: z.ZodType<Value>): Value {
	let value: unknown
	try {
		value = JSON.parse(text)
	} catch (error) {
		const message = String(error instanceof Error ? error.message : error)
		const words = message.split(/, "|, \.\.\."| in JSON at /)[0]
		throw new DataFileMistake(`${file}, line ${lineOfError(text, message)}: ${words}.`, { cause: error })
	}
	return checked(file, 1, text, value, schema)
}

/** Parses a Markdown file with YAML front matter. Throws `DataFileMistake` with the file and line of each mistake. */
export function parsePage<Front>(file: string, text: string, schema: z.ZodType<Front>): Page<Front> {
	const [, front, body = ''] = /^---\r?\n([^]*?\n)---\r?\n([^]*)$/.exec(text) ?? []
	if (front === undefined)
		throw new DataFileMistake(
			`${file}, line 1: A page begins with its data between two lines of three dashes.`,
		)
	const lines = new LineCounter()
	const document = parseDocument(front, { lineCounter: lines, prettyErrors: false })
	const [mistake] = document.errors
	if (mistake)
		throw new DataFileMistake(`${file}, line ${lines.linePos(mistake.pos[0]).line + 1}: ${mistake.message}`)
	const bodyLine = front.split('\n').length + 2
	return { file, front: checked(file, 2, front, document.toJS(), schema), body, bodyLine }
}

function checked<Value>(
	file: string,
	firstLine: number,
	text: string,
	value: unknown,
	schema: z.ZodType<Value>,
): Value {
	const parsed = schema.safeParse(value, { error: sentence, reportInput: true })
	if (parsed.success) return parsed.data
	const lineOf = lineFinder(text, firstLine)
	const mistakes = parsed.error.issues.map((issue) => {
		const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
		const path = [...issue.path, ...keys.slice(0, 1)]
		const name = path.findLast((part) => typeof part === 'string')
		const subject = name === undefined ? 'It' : `'${name}'`
		if (issue.code === 'invalid_type' && issue.input === undefined)
			return `${file}, line ${lineOf(path)}: ${subject} is missing.`
		// Schemas shared with the office have messages written for its users: "Please enter …".
		const says = /^[a-z]/.test(issue.message) ? ` ${issue.message}` : `: ${issue.message}`
		return `${file}, line ${lineOf(path)}: ${subject}${says}`
	})
	throw new DataFileMistake(mistakes.join('\n'))
}

/** The message about an invalid value, to be read after the value's name. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code === 'unrecognized_keys') return 'is not a name that belongs here.'
	if (issue.input === undefined) return 'is missing.'
	if (issue.code === 'invalid_type')
		return `must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}.`
	if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}.`
	return undefined
}

/** Finds the line of the value at a path in JSON or YAML (JSON is YAML too), or of its nearest existing parent. */
export function lineFinder(text: string, firstLine: number): (path: readonly PropertyKey[]) => number {
	const lines = new LineCounter()
	const document = parseDocument(text, { lineCounter: lines })
	return (path) => {
		for (let length = path.length; length > 0; length -= 1) {
			const node: unknown = document.getIn(path.slice(0, length), true)
			const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
			if (Array.isArray(range)) return lines.linePos(Number(range[0])).line + firstLine - 1
		}
		return firstLine
	}
}

/** V8 does not always say where an unexpected token is; it is on the first line up to which parsing reports one. */
function lineOfError(text: string, message: string): number {
	const named = /\(line (\d+) /.exec(message)?.[1]
	if (named !== undefined) return Number(named)
	const lines = text.split('\n')
	const at = lines.findIndex((_, index) => {
		try {
			JSON.parse(lines.slice(0, index + 1).join('\n'))
			return false
		} catch (error) {
			return error instanceof Error && error.message.startsWith('Unexpected token')
		}
	})
	return at === -1 ? lines.length : at + 1
}
