import { EditorContent, Node, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { chipDoc, chipPosition, chipText } from './chip_doc.ts'
import { factNode, insertFact } from './fact_node.ts'

/** The editor's methods for its form. */
export interface ChipEditorHandle {
	/** Inserts a placeholder at the cursor. */
	insert(name: string): void
}

export interface ChipEditorProps {
	text: string
	isLong: boolean
	/** The cursor's offset in the text when the editor replaces the control; null if the control was not focused. */
	cursor: number | null
	/** Attributes of the control that it replaces: id, accessible name, error and classes. */
	attributes: Record<string, string>
	onChange(text: string): void
	onReady(handle: ChipEditorHandle): void
}

const oneLine = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

/** A plain-text editor that shows placeholders as chips. */
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
			// In a single-line field Return neither adds a line nor submits the form by accident.
			handleKeyDown: (_, event) => !isLong && event.key === 'Enter',
		},
		onCreate: ({ editor: made }) => onReady({ insert: (name) => insertFact(made, name) }),
		onUpdate: ({ editor: now }) => onChange(chipText(now.getJSON())),
	})
	const [begins] = useState(() => (cursor === null ? null : chipPosition(text, cursor, facts, today)))
	useLayoutEffect(() => {
		if (begins === null) return
		// Focus immediately: keys pressed while nothing is focused would be lost or trigger the office's shortcuts.
		editor.commands.setTextSelection(begins)
		editor.view.focus()
	}, [editor, begins])
	useEffect(() => {
		// Buttons of the form write to the hidden control, so copy its text into the editor.
		if (chipText(editor.getJSON()) !== text)
			editor.commands.setContent(chipDoc(text, facts, today), { emitUpdate: false })
	}, [editor, text, facts, today])
	return <EditorContent editor={editor} />
}
