import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formControls } from '../fields/form_controls.ts'

interface Props {
	/** What the buttons say. */
	save: string
	preview: string
	verb: 'save' | 'publish'
	hasPreview: boolean
	/** Where Cancel leads to. */
	list: string
}

/**
 * What Return in a field does, which must not publish: browsers press the first button of a form, or none if that is
 * off.
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

/** The buttons of a row's form, which stay in sight. */
export function FormButtons({ save, preview, verb, hasPreview, list }: Props) {
	const isSending = useNavigation().state === 'submitting'
	return (
		<div className="stays-at-bottom sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 mt-8 flex flex-wrap gap-3 border-t border-border bg-background py-3 lg:bottom-0">
			<Button
				type="submit"
				kind="loud"
				name={formControls.intent}
				value="publish"
				data-shortcut="send"
				disabled={isSending}
			>
				{isSending ? 'Sending...' : save}
			</Button>
			{hasPreview && (
				<Button
					type="submit"
					kind="secondary"
					name={formControls.intent}
					value="preview"
					disabled={isSending}
				>
					{preview}
				</Button>
			)}
			{verb === 'publish' && (
				<ButtonLink kind="quiet" to={list} className="max-sm:hidden">
					Cancel
				</ButtonLink>
			)}
		</div>
	)
}
