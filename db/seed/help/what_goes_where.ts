import { articlesOf } from './article.ts'

export const whatGoesWhereArticles = articlesOf('what-goes-where', [
	{
		slug: 'recycling-guide',
		title: 'What goes in the recycling cart',
		excerpt:
			'Paper, cardboard, cans, bottles and jugs, empty and loose. The things that spoil a load, and what to do with them.',
		content: `
			<p>Recycling is an option with either trash cart. It adds {{price.recycling}} a month and we collect it {{recycling.day}}.</p>
			<h2>Yes</h2>
			<ul>
				<li><strong>Cardboard</strong>, flattened. Cut it so that it falls out of the cart again.</li>
				<li><strong>Paper</strong>: mail, newspapers, magazines, paper bags, egg cartons.</li>
				<li><strong>Cans</strong>: steel, tin and aluminum, with the paper label on if you like.</li>
				<li><strong>Plastic bottles, jugs and tubs</strong>, with their caps screwed on.</li>
				<li><strong>Glass bottles and jars</strong>, without lids.</li>
			</ul>
			<h2>No</h2>
			<ul>
				<li><strong>Plastic bags and wrap.</strong> They wind around the sorting machines. Many grocery stores have a bin for them.</li>
				<li><strong>Foam</strong>, packing peanuts, cups and trays.</li>
				<li><strong>Greasy pizza boxes.</strong> Tear off the clean half.</li>
				<li><strong>Hoses, cords, clothes, hangers.</strong></li>
				<li><strong>Batteries.</strong> They start fires in trucks. See <a href="/help/hazardous-waste">where they go instead</a>.</li>
				<li><strong>Diapers, food, yard waste.</strong></li>
			</ul>
			<h2>How</h2>
			<ol>
				<li>Empty it and give it a quick rinse. It doesn’t have to shine.</li>
				<li>Put it in loose. Never tie recycling into a bag; at the plant, a closed bag counts as trash.</li>
				<li>If you aren’t sure, leave it out. One wrong thing can spoil what your neighbors sorted.</li>
			</ol>
			<p>What the plant accepts changes from time to time. If you wonder about something, call {{phone}} and ask.</p>
		`,
	},
	{
		slug: 'lawn-can-season',
		title: 'The lawn can: season, price, what goes in',
		excerpt: 'Grass, leaves and yard trimmings, collected in the growing season in one can of their own.',
		content: `
			<p>Seasonal lawn pickup runs from {{lawn.season}}. It costs {{price.lawn}} a month and covers one {{cart.lawn}}-gallon can.</p>
			<h2>What goes in</h2>
			<ul>
				<li>Grass clippings</li>
				<li>Leaves</li>
				<li>Weeds and spent flowers</li>
				<li>Hedge trimmings and small twigs, cut short</li>
				<li>Windfall apples, a few at a time; they are heavy</li>
			</ul>
			<h2>What stays out</h2>
			<ul>
				<li>Plastic bags, even the green ones</li>
				<li>Dirt, sod and rocks</li>
				<li>Branches thicker than your thumb</li>
				<li>Pet waste, food and plant pots</li>
				<li>Treated or painted wood</li>
			</ul>
			<h2>Keep it light, and keep it moving</h2>
			<p>Wet grass weighs more than you think and sticks when it has sat for a week. Let clippings dry for a few hours on the lawn, fill the can loosely, and don’t stamp it down. Leave room for the lid to close.</p>
			<h2>A full season, or part of it</h2>
			<p>You can start later than the first week and stop before the last. Call {{phone}}; service is month to month like everything we do.</p>
			<h2>More than one can?</h2>
			<p>Mow a little higher and leave the clippings: in a dry Colorado summer they feed the lawn. For a big fall cleanup, or a tree that came down, a small <a href="/roll-off-dumpsters">roll-off container</a> saves you weeks. When the season is over, bagged leaves can go in your trash cart as long as the lid shuts.</p>
		`,
	},
	{
		slug: 'bulky-items',
		title: 'Couches, mattresses and other big things',
		excerpt:
			'What doesn’t fit in a cart needs a call first. Your choices, from a neighbor’s truck to a container of your own.',
		content: `
			<p>The crew empties carts and takes nothing that is left beside them. A couch at the curb will still be there in the evening, unless we knew about it.</p>
			<h2>Ask before you carry it out</h2>
			<p>Call {{phone}} and tell us what it is and where it is. We tell you whether we can take it, when, and what it costs. Then you decide. A photo to {{email}} saves questions.</p>
			<h2>What may need another way</h2>
			<ul>
				<li><strong>Refrigerators, freezers, air conditioners:</strong> the freon has to be removed by someone licensed to do it. Stores that deliver a new one often take the old one.</li>
				<li><strong>Televisions and computers:</strong> Colorado doesn’t allow them in landfills. Take them to an electronics recycler.</li>
				<li><strong>Tires:</strong> a tire shop takes them back.</li>
				<li><strong>Mattresses:</strong> ask the store about taking the old one when the new one comes.</li>
			</ul>
			<p>Christmas trees come after the lawn can’s season, {{lawn.season}}. Ask your town whether it collects bare trees in January, or ask us as above.</p>
			<h2>Still good?</h2>
			<p>Local thrift stores and building-supply reuse shops like furniture, doors, cabinets and tools in working order, and some of them collect. A “free” sign at the end of the driveway on a dry Saturday works surprisingly well.</p>
			<h2>More than two or three pieces</h2>
			<p>Then a container is simpler. The 12-yard roll-off holds {{rolloff.12.loads}} pickup loads, which is a garage. It sits in your driveway while you fill it at your own pace. The <a href="/size-calculator">size calculator</a> tells you whether you need more than that.</p>
		`,
	},
	{
		slug: 'hazardous-waste',
		title: 'Paint, oil, batteries and other hazardous waste',
		excerpt:
			'What must never go in a cart or a container, and where people in Larimer and Weld County take it.',
		content: `
			<p>Some things burn, leak or poison. In a truck that compacts its load, that happens right behind the driver. Please keep them out of all our carts, dumpsters and containers.</p>
			<h2>Never in the trash</h2>
			<ul>
				<li>Paint, stain, solvents and thinner</li>
				<li>Motor oil, antifreeze and gasoline</li>
				<li>Pesticides, weed killer, pool chemicals</li>
				<li>Car batteries, rechargeable batteries, and anything with one built in</li>
				<li>Propane tanks, even small green ones</li>
				<li>Fluorescent tubes and mercury thermometers</li>
				<li>Needles that aren’t in a sealed, rigid container</li>
				<li>Hot ashes and charcoal. Let them go cold for several days, wet them, bag them.</li>
			</ul>
			<h2>Where it goes instead</h2>
			<ul>
				<li><strong>Household hazardous waste drop-off.</strong> Larimer County and Weld County each run one for their residents. Look on your county’s website for the place, the hours and what they accept; it changes over the year.</li>
				<li><strong>Paint:</strong> many paint and hardware stores in Colorado take leftover house paint back.</li>
				<li><strong>Car batteries and motor oil:</strong> most auto-parts stores.</li>
				<li><strong>Small batteries:</strong> collection boxes in hardware and electronics stores. Tape the ends first.</li>
				<li><strong>Medicine:</strong> drop boxes in pharmacies and police stations.</li>
			</ul>
			<h2>From a business</h2>
			<p>Rules for businesses are stricter, and the county’s household drop-off may turn you away. Ask the county before you drive there.</p>
			<p>Not sure whether something counts? Call {{phone}} before it goes in.</p>
		`,
	},
])
