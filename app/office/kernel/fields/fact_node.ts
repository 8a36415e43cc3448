import { type Editor, InputRule, Node, PasteRule } from '@tiptap/react'
import type { Facts } from '#app/company/facts_type.ts'
import { meaningOf } from '../words/copy_parts.ts'

/** A placeholder in copy: `{{name}}`. */
const written = /\{\{([\w\s.]+)\}\}/g
const justWritten = /\{\{([\w\s.]+)\}\}$/
const tagOrPlaceholder = /<[^<>]*>|\{\{([\w\s.]+)\}\}/g
const chip = /<span data-fact="([\w\s.]+)"><\/span>/g

/** Prepares stored HTML for the editor: known placeholders in its text become chips. */
export function withChips(html: string, facts: Facts, today: Date): string {
	return html.replace(tagOrPlaceholder, (found, inside?: string) =>
		inside === undefined || meaningOf(inside, facts, today) === null
			? found
			: `<span data-fact="${inside}"></span>`,
	)
}

/** Converts the editor's HTML to stored HTML, with chips as placeholders. */
export function withoutChips(html: string): string {
	return html.replace(chip, (_, inside: string) => `{{${inside}}}`)
}

type Found = Pick<Parameters<InputRule['handler']>[0], 'state' | 'range' | 'match'>

/** An inline atom that shows a placeholder's value. Typing or pasting `{{name}}` creates one. */
export function factNode(facts: Facts, today: Date) {
	const becomeChip = ({ state, range, match }: Found) => {
		const inside = match[1] ?? ''
		const type = state.schema.nodes['fact']
		if (type && meaningOf(inside, facts, today) !== null)
			state.tr.replaceWith(range.from, range.to, type.create({ written: inside }))
	}
	return Node.create({
		name: 'fact',
		group: 'inline',
		inline: true,
		atom: true,
		// A click puts the cursor next to the chip instead of selecting it, so typing does not replace it.
		selectable: false,
		addAttributes: () => ({
			written: {
				default: '',
				parseHTML: (element: HTMLElement) => element.dataset['fact'] ?? '',
				renderHTML: ({ written: inside }: Record<string, unknown>) => ({ 'data-fact': String(inside) }),
			},
		}),
		parseHTML: () => [{ tag: 'span[data-fact]' }],
		renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
		renderText: ({ node }) => `{{${String(node.attrs['written'])}}}`,
		addNodeView:
			() =>
			({ node }) => {
				const inside = String(node.attrs['written'])
				const dom = document.createElement('span')
				dom.className = 'fact-chip'
				dom.title = `{{${inside}}}`
				dom.textContent = meaningOf(inside, facts, today) ?? `{{${inside}}}`
				return { dom }
			},
		addInputRules: () => [new InputRule({ find: justWritten, handler: becomeChip })],
		addPasteRules: () => [new PasteRule({ find: written, handler: becomeChip })],
	})
}

/** Inserts a placeholder at the cursor. */
export function insertFact(editor: Editor, name: string): void {
	editor
		.chain()
		.focus()
		.insertContent({ type: 'fact', attrs: { written: name } })
		.run()
}
