import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * All that HTML, a document and its access for everybody demand. Off is what is valid and no more than a way to write
 * it (React's), and what the policies of the site do better: its files come from itself alone.
 */
const validator = new HtmlValidate(
	new StaticConfigLoader({
		root: true,
		extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
		rules: {
			'attr-case': 'off',
			'attribute-boolean-style': 'off',
			'no-implicit-input-type': 'off',
			'require-sri': 'off',
			'tel-non-breaking': 'off',
			'void-style': 'off',
			// The boxes of one question share its name, so do radio buttons and the buttons that send a form.
			'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
		},
	}),
)

/** What is wrong with a page's HTML, one line a fault; empty where it is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html)
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
	)
}
