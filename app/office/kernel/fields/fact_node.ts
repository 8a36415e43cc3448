import { InputRule, Node, PasteRule } from '@tiptap/react'
import { meaningOf } from '../words/copy_parts.ts'

/** A placeholder as it is written in copy. */
const written = /\{\{([\w\s.]+)\}\}/g
const justWritten = /\{\{([\w\s.]+)\}\}$/
const tagOrPlaceholder = /<[^<>]*>|\{\{([\w\s.]+)\}\}/g
const chip = /<span data-fact="([\w\s.]+)"><\/span>/g

/** Stored HTML for the editor: each placeholder between tags that stands for something becomes a chip. */
export function withChips(html: string, today: Date): string {
	return html.replace(tagOrPlaceholder, (found, inside?: string) =>
		inside === undefined || meaningOf(inside, today) === null ? found : `<span data-fact="${inside}"></span>`,
	)
}

/** The editor's HTML as it is stored, placeholders for chips. */
export function withoutChips(html: string): string {
	return html.replace(chip, (_, inside: string) => `{{${inside}}}`)
}

/** A placeholder inside text: one piece, shown as what it stands for. Typed or pasted as `{{name}}`, it becomes one at once. */
export function factNode(today: Date) {
	return Node.create({
		name: 'fact',
		group: 'inline',
		inline: true,
		atom: true,
		// A click puts the cursor beside it: what is typed next does not take its place.
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
				dom.textContent = meaningOf(inside, today) ?? `{{${inside}}}`
				return { dom }
			},
		addInputRules() {
			return [
				new InputRule({
					find: justWritten,
					handler: ({ state, range, match }) => {
						const inside = match[1] ?? ''
						if (meaningOf(inside, today) !== null)
							state.tr.replaceWith(range.from, range.to, this.type.create({ written: inside }))
					},
				}),
			]
		},
		addPasteRules() {
			return [
				new PasteRule({
					find: written,
					handler: ({ state, range, match }) => {
						const inside = match[1] ?? ''
						if (meaningOf(inside, today) !== null)
							state.tr.replaceWith(range.from, range.to, this.type.create({ written: inside }))
					},
				}),
			]
		},
	})
}
