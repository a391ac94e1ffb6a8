import type { Articles } from '../../shared/text/french.js';

/** Names that take an article inside a sentence, by article. Proper names such as Hollywood take none. */
export const ARTICLES: Articles = {
  'l’': `
    Agriculture, Irrigation, Agriculture sélective, Agriculture mécanisée, Alchimie, Opéra, Infanterie moderne, Architecture,
    Ingénierie, Universitas Carolina, Idée révolutionnaire, Œuvre d’art, Amélioration efficace, Influence culturelle,
    Immigration, Émigration, Iconoclasme, Accord international, Impact de l’agriculture, Impact de l’architecture, Impact des
    colonies, Impact de la compétition, Impact du gouvernement, Impact du bonheur, Impact de l’industrie, Impact de la
    population, Impact du progrès, Impact de la science, Impact de la force, Impact de la technologie, Impact des merveilles,
    Armée médiévale, Armée classique, Armée défensive, Artillerie mobile, Armée napoléonienne, Armée mécanisée, Armée moderne,
    Asservissement, Incursion, Annexion, Assassinat, Espion, Intervention armée, Accord de libre circulation, Accord sur les
    routes commerciales, Acceptation de la suprématie, Accord de commerce international,
    Acropole, Empire State Building, Organisation des Nations unies, Impact de l’équilibre, Impact de la variété, Impact de
    l’harmonie, Impact de la culture, Alliance militaire, Appel aux armes, Industrie de l’armement, Armée de position,
    Enlèvement, Occupation, Accord commercial maritime`,
  'le ': `
    Bronze, Despotisme, Fer, Charbon, Pétrole, Journalisme, Multimédia, Théâtre, Communisme, Fondamentalisme, Code de lois,
    Système judiciaire, Service civil, Colosse, Taj Mahal, Chemin de fer transcontinental, Kremlin, Premier vol spatial, Génie
    de l’ingénierie, Chantier idéal, Patriotisme, Mécénat artistique, Développement de l’agriculture, Développement de
    l’artisanat, Développement des marchés, Développement de la politique, Développement de la religion, Développement de la
    science, Développement du peuplement, Développement des routes commerciales, Développement de la guerre, Conflit frontalier,
    Progrès économique, Terrorisme, Territoire développé, Territoire fertile, Territoire historique, Territoire habité,
    Territoire stratégique, Territoire riche, Pillage, Sabotage, Tourisme international, Pacte militaire, Traité de paix, Colisée,
    Château de Himeji, Musée du Louvre, Canal de Suez, Mouvement international de la Croix-Rouge, Projet Manhattan, Patrimoine
    culturel, Développement de la civilisation, Développement de la planification, Savoir des anciens, Vaste territoire,
    Territoire autonome`,
  'la ': `
    Philosophie, Religion, Théologie, Religion organisée, Presse, Monarchie, Théocratie, Monarchie constitutionnelle,
    République, Démocratie, Guerre, Stratégie, Théorie militaire, Cartographie, Navigation, Maçonnerie, Bibliothèque
    d’Alexandrie, Grande Muraille, Basilique Saint-Pierre, Tour Eiffel, Politique d’immigration, Chaîne de restauration rapide,
    Frugalité, Terre riche, Récolte abondante, Percée, Vague de nationalisme, Course aux armements, Razzia, Bonne récolte,
    Peste, Rébellion, Terreur, Percée scientifique, Guerre froide, Vague de criminalité, Déclaration d’indépendance, Fierté
    nationale, Vulgarisation scientifique, Bande de combat, Cavalerie lourde, Légion, Cavalerie légère, Phalange, Guerre
    culturelle, Guerre de ressources, Guerre technologique, Guerre de territoires, Guerre sainte, Promesse de protection
    militaire, Coopération scientifique, Perte de souveraineté, Cité interdite, Route de la soie,
    Statue de la Liberté, Croissance urbaine, Prospérité, Politique de la force, Liberté de circulation, Guerre hybride`,
  'les ': `
    Guerriers, Méthodes scientifiques, Ordinateurs, Sports d’équipe, Sports professionnels, Films, Épéistes, Fusiliers,
    Chevaliers, Cavaliers, Tanks, Canons, Roquettes, Forces aériennes, Satellites, Jardins suspendus, Pyramides, Gisements,
    Barbares, Croisades, Nouveaux gisements, Pillards, Rats, Frontières incertaines, Troubles civils, Ravages du temps,
    Réfugiés, Conquistadors, Fortifications, Retranchements, Troupes de choc, Voies romaines, Réserves, Provisions, Âges sombres, Négociations
    internationales, Hussards, Missions secrètes`,
};
