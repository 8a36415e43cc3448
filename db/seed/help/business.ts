import { articlesOf } from './article.ts'

export const businessArticles = articlesOf('business', [
	{
		slug: 'commercial-overflow',
		title: 'When your dumpster is too full',
		excerpt:
			'What to do today, why an overfull dumpster is a problem, and how to keep it from happening every week.',
		content: `
			<p>A lid that doesn’t close lets in rain, crows and other people’s couches. It can also stop the pickup: a load that would spill when the dumpster is tipped stays where it is.</p>
			<h2>Today</h2>
			<ol>
				<li>Call {{phone}} and ask for an extra pickup. We tell you when we can come and what it costs, and then you decide.</li>
				<li>Until then, keep bags indoors or in a closed shed. Don’t stack them beside the dumpster.</li>
				<li>Break down every box. It is often enough on its own.</li>
			</ol>
			<h2>From now on</h2>
			<p>If it happens about once a year, an extra pickup is the right answer. If it happens every month, something in the plan should change:</p>
			<ul>
				<li><strong>Schedule.</strong> From monthly to bi-weekly, or from bi-weekly to weekly. You can change it for the busy season only.</li>
				<li><strong>Size.</strong> The 2-yard holds about {{commercial.2.bags}} bags and {{commercial.2.pounds}} lbs, the 3-yard about {{commercial.3.bags}} bags and {{commercial.3.pounds}} lbs.</li>
				<li><strong>Habits.</strong> Show everyone who closes up how to flatten a box. Put a sign on the inside of the door.</li>
			</ul>
			<h2>Other people’s trash</h2>
			<p>If strangers use your dumpster, move it into sight of a window or under a light, and ask us about a lock. Mattresses and tires dumped beside it need a call; they can’t go in the truck.</p>
			<h2>Before a big day</h2>
			<p>A sidewalk sale, a wedding, an inventory: let us know the week before. It is far easier to plan a pickup than to find one.</p>
		`,
	},
	{
		slug: 'dumpster-placement',
		title: 'Where to put your business dumpster',
		excerpt: 'Firm ground, free access, clear sky: how to choose a spot that the truck can reach all year.',
		content: `
			<p>A good spot is one you stop noticing. A bad one means skipped pickups and a trip to the front desk to ask whose car that is.</p>
			<h2>The ground</h2>
			<ul>
				<li>Level, and firm when wet: concrete is best, asphalt is fine, gravel works if it is packed.</li>
				<li>Big enough. The 2-yard measures {{commercial.2.feet}} ft, the 3-yard {{commercial.3.feet}} ft, and you want to walk around it.</li>
				<li>Not over a drain or a utility cover.</li>
			</ul>
			<h2>The way in</h2>
			<ul>
				<li>A straight approach, and room to back out.</li>
				<li>No parking in front. Paint it, or put up a sign that names the pickup day.</li>
				<li>Clear sky: no wires, signs or branches above the spot. The dumpster rises when it is tipped into the truck.</li>
				<li>If there is a gate, wide enough to pass with the doors open, and unlocked by {{hours.opens}} on pickup day.</li>
			</ul>
			<h2>The neighbors</h2>
			<p>Keep it away from windows and patios, yours and theirs. Many towns ask for a screen or an enclosure; the planning department can tell you. If you build one, show us the drawing first. A foot too narrow is expensive to fix in concrete block.</p>
			<h2>In winter</h2>
			<p>Have the path plowed and salted, not only the customers’ lot. Ask whoever plows not to pile the snow in front of the enclosure. It happens every year.</p>
			<h2>Not sure?</h2>
			<p>Call {{phone}} or ask for a <a href="/contact?service=commercial">commercial quote</a>. Advice about the spot is free.</p>
		`,
	},
	{
		slug: 'hoa-setup',
		title: 'Set up service for your HOA',
		excerpt:
			'From the first call to the first pickup: what your board decides, what we need, and what residents should hear.',
		content: `
			<p>Switching haulers sounds like a year of meetings. Usually it is two: one to decide, one to thank whoever did the work.</p>
			<h2>What we need from you</h2>
			<ul>
				<li>The number of homes, and a map if you have one</li>
				<li>The services you want: trash only; trash and recycling; with lawn pickup; the full service package; or something of your own</li>
				<li>Who picks up now, and when that agreement ends</li>
				<li>Anything special: private roads, alleys, gates, a shared dumpster at the pool</li>
			</ul>
			<p>Send it with the <a href="/hoa-quote">HOA quote form</a>. {{promise.hoaAnswer}}</p>
			<h2>What the board decides</h2>
			<ol>
				<li>The services, and the size of the carts</li>
				<li>Whether residents may choose extras, such as the lawn can</li>
				<li>The pickup day</li>
				<li>The first day of service</li>
			</ol>
			<p>Check the notice period with your current hauler before you set the date.</p>
			<h2>What residents should hear</h2>
			<p>We give you a short notice to send out. It says which day, where the cart goes, what to do with the old one, and who to call. Send it two weeks ahead and again the day before.</p>
			<h2>The first weeks</h2>
			<p>Somebody will put out the wrong cart and somebody will be away. That is normal. Residents call us at {{phone}}, and we go back the next business day for what was missed. After a month we ask the board what to adjust.</p>
			<h2>Leaving again</h2>
			<p>No long contract: {{promise.cancelNotice}} notice ends it.</p>
		`,
	},
])
