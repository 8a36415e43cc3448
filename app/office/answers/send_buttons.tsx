import { Button } from '#app/ui/button.tsx'

/** Below what goes to a customer: to send it, or to see first how it will look. */
export function SendButtons({ label, isSending }: { label: string; isSending: boolean }) {
	return (
		<div className="flex flex-wrap gap-3">
			<Button type="submit" name="intent" value="send" kind="loud" data-shortcut="send" disabled={isSending}>
				{isSending ? 'Sending...' : label}
			</Button>
			<Button type="submit" name="intent" value="preview" kind="secondary" disabled={isSending}>
				Preview
			</Button>
		</div>
	)
}
