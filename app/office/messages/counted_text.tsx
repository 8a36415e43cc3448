import { type ComponentProps, useEffect, useState } from 'react'
import { TextArea } from '#app/ui/field.tsx'

type Count = typeof import('#app/texts/text_length.ts').countSegments

interface Props extends ComponentProps<typeof TextArea> {
	defaultValue: string
	/** What is added before and after a first text, with a single ellipsis character in place of the text itself. */
	addition: string | null | undefined
}

/** A text area that shows how many segments the text is sent as; the counting code loads with the first letter. */
export function CountedText({ addition, className, ...props }: Props) {
	const [text, setText] = useState(props.defaultValue)
	const [count, setCount] = useState<{ of: Count } | null>(null)
	const isEmpty = text.trim() === ''
	useEffect(() => {
		if (!isEmpty) void import('#app/texts/text_length.ts').then(({ countSegments: of }) => setCount({ of }))
	}, [isEmpty])
	return (
		<div className={className}>
			<TextArea {...props} rows={3} onInput={({ currentTarget }) => setText(currentTarget.value)} />
			{!isEmpty && count !== null && <Length {...count.of(addition?.replace('…', text) ?? text)} />}
		</div>
	)
}

function Length({ segments, isPlain }: ReturnType<Count>) {
	const messages = segments === 1 ? 'one message' : `${segments} messages`
	return (
		<p className="mt-1.5 text-[0.9375rem] text-muted-foreground">
			Sent and paid as {messages}
			{isPlain ? '.' : ': its special characters, such as emoji or curly quotes, leave room for 70 each.'}
		</p>
	)
}
