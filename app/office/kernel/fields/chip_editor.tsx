import { EditorContent, Node, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { chipDoc, chipPosition, chipText } from './chip_doc.ts'
import { factNode, insertFact } from './fact_node.ts'

/** What a form can do with the editor besides typing. */
export interface ChipEditorHandle {
	/** Puts a placeholder where the cursor is. */
	insert(name: string): void
}

export interface ChipEditorProps {
	text: string
	isLong: boolean
	/** Where in the text the cursor was when the editor took over; null where the focus is elsewhere. */
	cursor: number | null
	/** As on the control that it stands for: id, name for screen readers, error, look. */
	attributes: Record<string, string>
	onChange(text: string): void
	onReady(handle: ChipEditorHandle): void
}

const oneLine = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

/** Copy with its placeholders as chips, and nothing else in it but words and lines. */
export function ChipEditor({ text, isLong, cursor, attributes, onChange, onReady }: ChipEditorProps) {
	const facts = useFacts()
	const [today] = useState(() => new Date())
	const editor = useEditor({
		extensions: [
			...(isLong ? [] : [oneLine]),
			StarterKit.configure({
				...(isLong ? {} : { document: false }),
				blockquote: false,
				bold: false,
				bulletList: false,
				code: false,
				codeBlock: false,
				hardBreak: false,
				heading: false,
				horizontalRule: false,
				italic: false,
				link: false,
				listItem: false,
				listKeymap: false,
				orderedList: false,
				strike: false,
				trailingNode: false,
				underline: false,
			}),
			factNode(facts, today),
		],
		content: chipDoc(text, facts, today),
		injectCSS: false,
		immediatelyRender: true,
		editorProps: {
			attributes: { role: 'textbox', 'aria-multiline': String(isLong), ...attributes },
			// In a single line Return does nothing: it adds no line, and does not send a form to whoever wanted one.
			handleKeyDown: (_, event) => !isLong && event.key === 'Enter',
		},
		onCreate: ({ editor: made }) => onReady({ insert: (name) => insertFact(made, name) }),
		onUpdate: ({ editor: now }) => onChange(chipText(now.getJSON())),
	})
	const [begins] = useState(() => (cursor === null ? null : chipPosition(text, cursor, facts, today)))
	useLayoutEffect(() => {
		if (begins === null) return
		// At once, since keys pressed while nothing has the focus would be lost, or be taken as shortcuts of the office.
		editor.commands.setTextSelection(begins)
		editor.view.focus()
	}, [editor, begins])
	useEffect(() => {
		// Buttons of the form change the hidden control, not the editor: what they wrote is taken over.
		if (chipText(editor.getJSON()) !== text)
			editor.commands.setContent(chipDoc(text, facts, today), { emitUpdate: false })
	}, [editor, text, facts, today])
	return <EditorContent editor={editor} />
}
