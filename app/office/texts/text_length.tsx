import { useEffect, useState } from 'react'

type Count = typeof import('#app/texts/text_length.ts').countSegments

/** How many messages a text is sent as, while it is typed; what counts loads with the first letter. */
export function TextLength({ text, addition }: { text: string; addition: string | null }) {
	const [count, setCount] = useState<{ of: Count } | null>(null)
	const isEmpty = text.trim() === ''
	useEffect(() => {
		if (!isEmpty) void import('#app/texts/text_length.ts').then(({ countSegments: of }) => setCount({ of }))
	}, [isEmpty])
	if (isEmpty || count === null) return null
	const { segments, isPlain } = count.of(addition?.replace('…', text) ?? text)
	const messages = segments === 1 ? 'one message' : `${segments} messages`
	return (
		<p className="mt-1.5 text-[0.9375rem] text-muted-foreground">
			Sent and paid as {messages}
			{isPlain ? '.' : ': its special characters, such as emoji or curly quotes, leave room for 70 each.'}
		</p>
	)
}
