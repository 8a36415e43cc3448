import { EditorContent, type Editor, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { classNames } from '#app/ui/class_names.ts'
import { factNode, insertFact, withChips, withoutChips } from './fact_node.ts'
import { InsertFact } from './insert_fact.tsx'
import './rich_text.css'

export interface RichTextProps {
	html: string
	onChange(html: string): void
	/** The field's label. */
	of: string
}

const tools = [
	{ name: 'bold', label: 'Bold', run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
	{ name: 'italic', label: 'Italic', run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
	{
		name: 'heading',
		label: 'Heading',
		run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
	},
	{
		name: 'bulletList',
		label: 'List',
		run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
	},
	{
		name: 'orderedList',
		label: 'Numbered list',
		run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
	},
	{
		name: 'blockquote',
		label: 'Quote',
		run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
	},
] as const

/** An editor for articles. Its HTML is sanitized on save, like any other HTML. */
export function RichText({ html, onChange, of }: RichTextProps) {
	const facts = useFacts()
	const [today] = useState(() => new Date())
	const [begun] = useState(() => withChips(html, facts, today))
	const editor = useEditor({
		extensions: [
			StarterKit.configure({
				heading: { levels: [2, 3, 4] },
				underline: false,
				link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
			}),
			factNode(facts, today),
		],
		content: begun,
		injectCSS: false,
		immediatelyRender: true,
		editorProps: {
			attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': of },
			// Tab leaves the editor, even in a list, where it would otherwise indent.
			handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
		},
		onUpdate: ({ editor: now }) => onChange(withoutChips(now.getHTML())),
	})
	const active = useEditorState({
		editor,
		selector: ({ editor: now }) =>
			[...tools.map(({ name }) => name), 'link'].filter((name) => now.isActive(name)),
	})
	return (
		<div className="rounded-md border border-input bg-card text-card-foreground">
			<div role="toolbar" aria-label="Format" className="flex flex-wrap gap-1 border-b border-border p-1">
				{tools.map(({ name, label, run }) => (
					<Tool key={name} label={label} isOn={active.includes(name)} onPress={() => run(editor)} />
				))}
				<Tool label="Link" isOn={active.includes('link')} onPress={() => toggleLink(editor)} />
				<Tool label="Undo" isOn={false} onPress={() => editor.chain().focus().undo().run()} />
			</div>
			<EditorContent editor={editor} className="rich-text" />
			<InsertFact
				label={of}
				onInsert={(name) => insertFact(editor, name)}
				className="border-t border-border px-3"
			/>
		</div>
	)
}

function Tool({ label, isOn, onPress }: { label: string; isOn: boolean; onPress(): void }) {
	return (
		<button
			type="button"
			aria-pressed={isOn}
			onClick={onPress}
			className={classNames(
				'min-h-11 rounded-md px-3 text-[0.9375rem] font-semibold',
				isOn ? 'bg-primary text-primary-foreground' : 'hover:bg-muted',
			)}
		>
			{label}
		</button>
	)
}

function toggleLink(editor: Editor): void {
	if (editor.isActive('link')) return void editor.chain().focus().unsetLink().run()
	const href = window.prompt('Where should it lead? A page of this site (/contact) or https://…')
	if (href && /^(\/(?!\/)|#|https:\/\/|tel:|mailto:)/.test(href))
		editor.chain().focus().setLink({ href }).run()
}
