/** A form of a page, as it would be sent unchanged. */
export interface PageForm {
	method: 'get' | 'post'
	/** Path and query. */
	action: string
	isMultipart: boolean
	fields: readonly (readonly [name: string, value: string])[]
}

/** Every form of the page at `path`, once for each of its named buttons. */
export function formsOf(html: string, path: string): PageForm[] {
	return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, tag = '', inside = '']) => {
		const buttons = controlsOf(inside, 'button').filter(([name]) => name !== '')
		const form = {
			method: attribute(tag, 'method')?.toLowerCase() === 'post' ? ('post' as const) : ('get' as const),
			action: new URL(attribute(tag, 'action') ?? path, new URL(path, 'http://site')).href.slice(
				'http://site'.length,
			),
			isMultipart: attribute(tag, 'enctype')?.toLowerCase() === 'multipart/form-data',
		}
		const fields = [...inputsOf(inside), ...selectsOf(inside), ...controlsOf(inside, 'textarea')]
		return (buttons.length > 0 ? buttons : [null]).map((button) => ({
			...form,
			fields: button === null ? fields : [...fields, button],
		}))
	})
}

function inputsOf(inside: string): [string, string][] {
	return [...inside.matchAll(/<input\b([^>]*)>/g)].flatMap(([, tag = '']): [string, string][] => {
		const name = attribute(tag, 'name')
		const type = attribute(tag, 'type') ?? 'text'
		if (name === undefined || type === 'file') return []
		const isBox = type === 'checkbox' || type === 'radio'
		return isBox && !/\schecked\b/.test(tag) ? [] : [[name, attribute(tag, 'value') ?? (isBox ? 'on' : '')]]
	})
}

function selectsOf(inside: string): [string, string][] {
	return [...inside.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(
		([, tag = '', options = '']): [string, string][] => {
			const name = attribute(tag, 'name')
			const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => option)
			const chosen = all.find((option) => /\sselected\b/.test(option)) ?? all.at(-1) ?? ''
			return name === undefined ? [] : [[name, attribute(chosen, 'value') ?? '']]
		},
	)
}

function controlsOf(inside: string, element: 'button' | 'textarea'): [string, string][] {
	const tags = inside.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))
	return [...tags].flatMap(([, tag = '', text = '']): [string, string][] => {
		const name = attribute(tag, 'name')
		const value = element === 'button' ? (attribute(tag, 'value') ?? '') : written(text)
		return name === undefined ? [] : [[name, value]]
	})
}

function attribute(tag: string, name: string): string | undefined {
	const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=\\s|/|$)`, 'i').exec(tag)
	return found ? written(found[1] ?? '') : undefined
}

function written(html: string): string {
	return html
		.replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')
}
