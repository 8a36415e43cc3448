import { useFacts } from './current_facts.ts'

/**
 * Matches a range such as `4-6` or `$110-150/month`, a time, or a short hyphenated word; longer ones may wrap
 * on a phone.
 */
const unit = String.raw`\$?\d[\d.]{0,9}-\$?\d+(?:\.\d+)?(?:\/[a-z]+)?|\b\w{1,5}-[\w-]{1,7}\b|[\d:]{1,5} [AP]M\b`

/**
 * A text in which the company's phone number, ranges, short hyphenated words and times do not wrap;
 * punctuation stays with the number.
 */
export function Prose({ text }: { text: string }) {
	const { phone } = useFacts()
	const whole = new RegExp(`(${phone.replaceAll(/\W/g, String.raw`\$&`)}[.,;:?!)]?|${unit})`)
	const [before = '', kept, ...after] = text.split(whole)
	if (kept === undefined) return text
	return (
		<>
			{before}
			<span className={kept.startsWith(phone) ? 'inline-block' : 'whitespace-nowrap'}>{kept}</span>
			<Prose text={after.join('')} />
		</>
	)
}
