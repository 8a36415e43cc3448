import { ButtonLink } from '#app/ui/button.tsx'
import { SubmitButton } from '../../parts/submit_button.tsx'
import { formControls } from '../fields/form_controls.ts'

interface Props {
	/** Labels of the buttons. */
	save: string
	preview: string
	verb: 'save' | 'publish'
	hasPreview: boolean
	/** The target of Cancel. */
	list: string
}

/**
 * The form's default button, used by Return in a field: browsers press the first submit button, or none if it is disabled,
 * and Return must not publish.
 */
export function ReturnButton({ save, preview, verb, hasPreview }: Props) {
	return (
		<button
			type="submit"
			disabled={!hasPreview}
			name={formControls.intent}
			value={verb === 'save' ? 'publish' : 'preview'}
			className="sr-only"
			tabIndex={-1}
			aria-hidden="true"
		>
			{verb === 'save' ? save : preview}
		</button>
	)
}

/** The buttons of a row's form, which stick to the bottom of the window. */
export function FormButtons({ save, preview, verb, hasPreview, list }: Props) {
	return (
		<div className="stays-at-bottom sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mt-8 flex flex-wrap gap-3 border-t border-border bg-background py-3 lg:bottom-0">
			<SubmitButton
				kind="loud"
				name={formControls.intent}
				value="publish"
				data-shortcut="send"
				busy="Sending..."
			>
				{save}
			</SubmitButton>
			{hasPreview && (
				<SubmitButton kind="secondary" name={formControls.intent} value="preview">
					{preview}
				</SubmitButton>
			)}
			{verb === 'publish' && (
				<ButtonLink kind="quiet" to={list} data-cancels className="max-sm:hidden">
					Cancel
				</ButtonLink>
			)}
		</div>
	)
}
