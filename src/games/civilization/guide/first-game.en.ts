export const words = {
  'lesson.map': 'Two villages on the map',
  welcome: 'A world face down',
  'welcome.text':
    'Under every marker, as in Italia *b*, lies something that nobody knows yet: resources, treasure, poor soil, plague. You spread over the map, and points come from settlements, technologies and wonders.',
  first: 'A place with neighbours',
  'first.text':
    'Everybody founds two villages, each with a settler and an army: you first, then Hypatia twice, then you again. The **Balkans** touch four regions: good ground to spread from.',
  'first.act.1': 'Settle in the **Balkans** *a*.',
  'first.done': 'Hypatia has taken the Nile *b* and Muscovy *c*.',
  second: 'Close together',
  'second.text': 'Villages beside each other defend each other. **Anatolia** lies next to the Balkans and opens the way to the east.',
  'second.act.1': 'Settle in **Anatolia** *a*.',
  'second.done':
    'The markers of your villages are turned up: **wine** in the Balkans, **gems** in Anatolia, and different resources pay. Hypatia rolled higher and has already moved: her armies stand in Sarmatia *b* and Euphrates *c*, her villages are empty.',

  'lesson.explore': 'Settlers explore',
  italia: 'Look before you build',
  'italia.text':
    'A turn begins with movement: an army walks 1 region, a settler 2. Where a settler stops it may **look** at the marker; that ends its move.',
  'italia.act.1':
    'Choose the stack in the **Balkans**, leave its army behind (**−**), then send the settler to **Italia** *a*. The letter shows each press.',
  'italia.act.2': 'Look at the **marker** *a*.',
  'italia.done': '**Fertile** land: a settlement there produces as if it were one size larger. Land lies open for all to see.',
  persia: 'And to the east',
  'persia.text': 'The other settler goes to **Persia**. A resource is seen by its finder alone.',
  'persia.act.1': 'Choose **Anatolia**, leave the army behind (**−**), then send the settler to **Persia** *a*.',
  'persia.act.2': 'Look at the **marker** *a*.',
  'persia.done': '**Gems** once more, and only you know. Three cards of one resource are a monopoly: 20 gold in every turn.',
  stay: 'Armies stay',
  'stay.text': 'Hypatia’s soldiers are next door, and a settlement without an army falls without a fight. Leave yours where they are.',
  'stay.act.1': 'Finish your movement *a*.',

  'lesson.gold': 'Gold',
  produce: 'Trade, then production',
  'produce.text':
    'After all have moved, resources may be lent to each other; there is little to gain yet. Then settlements produce, and two dice name the **critical resource**: whoever has it doubles what the settlements bring.',
  'produce.act.1': 'Finish trading *a*.',
  'produce.done': 'The dice said iron, which nobody has. Two villages make 2, but nobody gets less than **10**: you have 30 gold.',
  found: 'Two new villages',
  'found.text':
    'Where a settler stands a village can be founded for 5; the settler stays there for good. Each is worth 1 point and raises your income.',
  'found.act.1': 'Found a village in **Italia** *a*.',
  'found.act.2': 'Found a village in **Persia** *a*.',
  'found.done': 'The gems of Persia are turned up: now all can see them.',
  tech: 'Knowledge',
  'tech.text':
    'The first technology costs 10, the second 20, and so on. Each is worth **2 points**; multiplied by your different resources they also bring gold, and every second one adds 1 in battle.',
  'tech.act.1': 'Buy a **technology** *a*, for instance the alphabet.',
  army: 'Riders against foot soldiers',
  'army.text':
    'In Euphrates *b* stands a **swordsman** of Hypatia’s, infantry, and cavalry beats infantry; infantry beats artillery, artillery cavalry. A settler for the west costs another 5.',
  'army.act.1': 'Recruit a **horseman** in Anatolia *a*.',
  'army.act.2': 'Recruit a **settler** in the Balkans *a*.',
  'army.act.3': 'Finish buying *a*.',
  'army.done': 'A new turn, and this time you move first.',

  'lesson.battle': 'A battle',
  west: 'Two steps west',
  'west.text': 'Your settler walks through Italia to **Gaul** and looks there.',
  'west.act.1': 'Send the settler from the Balkans to **Italia** *a*, the army stays.',
  'west.act.2': 'And on to **Gaul** *a*.',
  'west.act.3': 'Look at the **marker** *a*.',
  'west.done': 'A **treasure**: 10 gold. Not everything is so pleasant: a plague would have taken the settler.',
  ride: 'To Euphrates',
  'ride.text':
    'Nobody is held up by foreign pieces. Your horseman rides into the region of her swordsman; whether there is a battle you decide when all moves are made.',
  'ride.act.1': 'Send the horseman from Anatolia to **Euphrates** *a*, the swordsman stays.',
  'ride.act.2': 'Finish your movement *a*.',
  'ride.done': 'Hypatia was asked first whether she wants to fight. She does not.',
  fight: 'Unit against unit',
  'fight.text':
    'Each side rolls one die in this era and adds what helps: your horseman has **1** against a swordsman. The lower sum is lost, and so are both at a tie.',
  'fight.act.1': 'Attack in **Euphrates** *a*.',
  'fight.done':
    'Both rolled **5**: the 1 of the horseman decided, and her swordsman is gone. Then one of her settlers found a **plague** in Nubia *b* and died of it.',

  'lesson.trade': 'Trade and a milestone',
  offer: 'Make an offer',
  'offer.text':
    'Your income counts **different** resources times technologies: you have gems twice, Hypatia has spices. A card that is lent counts for the other side in this turn only and then comes back.',
  'offer.act.1': 'Give the gems of **Anatolia**, ask for her **spices**, and propose it *a*.',
  'offer.done':
    'She declines, for she would have one resource as before, and you three: an exchange must help **both**. You may make three offers a turn.',
  close: 'Enough',
  'close.text':
    'You may offer something better or leave it. Your income: 4 villages and 1 for fertile Italia make 5, 2 resources times 1 technology make 2, and as that is less than 10 you get **10**.',
  'close.act.1': 'Finish trading *a*.',
  'close.done': 'Iron again. You have 20 gold.',
  milestone: 'The first milestone',
  'milestone.text':
    'Each era has three **milestones**, here six villages, two technologies, eight armies; whoever announces one first takes a **wonder**, 3 points. A second technology costs 20: all you have, and worth it.',
  'milestone.act.1': 'Buy a second **technology** *a*: pottery.',
  'milestone.act.2': 'Announce the **milestone** *a*.',
  'milestone.done':
    'The **Hanging Gardens** are yours: 5 points for 20 gold. And with two technologies every unit of yours adds 1 in battle.',
  risk: 'An empty purse',
  'risk.text': 'Nothing is left for armies. Italia and Persia have none: let us see whether Hypatia notices.',
  'risk.act.1': 'Finish buying *a*.',
  'risk.done':
    'She did: her swordsman walked into **Persia** *b*, her horseman into **Italia** *c*, and both fell without a die, for no army stood there. But her own towns are empty too.',

  'lesson.defence': 'Striking back',
  back: 'Where she is weak',
  'back.text':
    'The **Nile** is a town of size 2 without any army, next to your horseman. And in **Persia** stands one swordsman: yours is as good, plus 1 for your knowledge.',
  'back.act.1': 'Send the horseman to the **Nile** *a*.',
  'back.act.2': 'Send the swordsman from Anatolia to **Persia** *a*.',
  'back.act.3': 'Finish your movement *a*; the settler waits in Gaul to found a village.',
  strike: 'Two battles, in your order',
  'strike.text': 'You choose which battle comes first. The Nile needs no dice at all.',
  'strike.act.1': 'Attack at the **Nile** *a*.',
  'strike.act.2': 'Attack in **Persia** *a*.',
  'strike.done':
    'The Nile is yours with its spices, and Persia again: 4 plus 1 against 3. **Three** different resources now, times two technologies.',
  income: 'What it brings',
  'income.text': 'Settlements 5, resources 3 times 2 make 6: for the first time more than the 10 that everybody gets.',
  'income.act.1': 'Finish trading *a*.',
  'income.done': '**11** gold; Hypatia, without any resource, gets her 10. She recruited two armies in Muscovy.',
  rebuild: 'Hold what you have',
  'rebuild.text':
    'A village in Gaul for your settler, and an army for **Anatolia**, which is empty. Settlements can grow as well: to a town for 5, to a city for 10.',
  'rebuild.act.1': 'Found a village in **Gaul** *a*.',
  'rebuild.act.2': 'Recruit a **swordsman** in Anatolia *a*.',
  'rebuild.act.3': 'Finish buying *a*.',

  'lesson.end': 'Where it goes',
  eras: 'Four eras',
  'eras.text':
    'The era ends with the turn in which somebody owns **three** of its technologies; you have two. The next one brings other milestones and dearer, stronger units; fleets carry three figures over the sea, aircraft come last.',
  scoring: 'How it ends',
  'scoring.text':
    'The game ends with the turn in which somebody owns **3 modern technologies**; a village counts 1, a metropolis 4, a technology 2, a wonder 3. You have **13** points, Hypatia 6; gold counts only at a tie.',
  alone: 'Your world',
  'alone.text':
    'Take Italia *b* back, guard what you have, and keep buying technologies: four settlers of hers are about to found. You know all of the basic game; in the advanced one every technology has its own power.',
} as const;
