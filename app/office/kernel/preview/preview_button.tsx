import { Button } from '#app/ui/button.tsx'
import { intentControl, intents } from './preview_path.ts'

/** Beside Save: shows what the form changes on which pages, and saves nothing. */
export function PreviewButton({ isPreviewing, disabled }: { isPreviewing: boolean; disabled: boolean }) {
	return (
		<Button type="submit" kind="secondary" name={intentControl} value={intents.preview} disabled={disabled}>
			{isPreviewing ? 'Comparing...' : 'Preview'}
		</Button>
	)
}
