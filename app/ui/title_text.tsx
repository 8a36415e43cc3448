/** Longer words may have to break on a phone. */
const longestWhole = 12

/** A title, or a short text, in which no short word breaks at its hyphen. */
export function TitleText({ text }: { text: string }) {
	const word = text.split(' ').find((one) => one.includes('-') && one.length <= longestWhole)
	if (word === undefined) return text
	const at = text.indexOf(word)
	return (
		<>
			{text.slice(0, at)}
			<span className="whitespace-nowrap">{word}</span>
			<TitleText text={text.slice(at + word.length)} />
		</>
	)
}
