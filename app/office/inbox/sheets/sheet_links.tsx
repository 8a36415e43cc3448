import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** A link back and a button to print; hidden on paper. */
export function SheetLinks({ back, children }: { back: string; children: string }) {
	return (
		<div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
			<Link to={back} className="link inline-block py-2.5">
				{children}
			</Link>
			{/* Without scripts the browser's own menu prints. */}
			<Button className="needs-script" onClick={() => window.print()}>
				Print
			</Button>
		</div>
	)
}
