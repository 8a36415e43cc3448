import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * All rules for valid, accessible HTML. Off are those about mere style (React's), and those that the site's policies
 * make unnecessary, since its files come from itself alone.
 */
const validator = new HtmlValidate(
	new StaticConfigLoader({
		root: true,
		extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
		rules: {
			'attr-case': 'off',
			'attr-quotes': 'off',
			'attribute-boolean-style': 'off',
			'no-implicit-input-type': 'off',
			'require-sri': 'off',
			'tel-non-breaking': 'off',
			'void-style': 'off',
			// Checkboxes of one question share a name, as do radio buttons and submit buttons.
			'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
		},
	}),
)

/** What is wrong with a page's HTML, one line per error; empty if it is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html)
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
	)
}
