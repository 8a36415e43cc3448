import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * Validates with all rules for valid, accessible HTML, except those about style (React's is fine) and `require-sri`, since
 * all scripts come from the site itself.
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

/** The errors in a page's HTML, one line each; empty if it is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html)
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
	)
}
