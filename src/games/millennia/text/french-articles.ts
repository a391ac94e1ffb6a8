import type { Articles } from '../../shared/text/french.js';

/** Names that take an article inside a sentence, by article. Proper names such as Stonehenge take none. */
export const ARTICLES: Articles = {
  'l’': `
    Astronomie, Herboristerie, Alphabet, Art dramatique, Irrigation, Arc long, Horloge mécanique, École de médecine, Optique, Armure
    de plates, Art de l’État, Absolutisme, Anatomie, Héliocentrisme, Humanisme, Imprimerie, Extraction du charbon, Artillerie de
    campagne, Économie politique, Orchestre symphonique, Automobile, Égalité des droits, Énergie nucléaire, Ordinateur personnel,
    Avion furtif, Union supranationale, Infanterie cuirassée, Exploration de Mars, Étude de la désinformation, Économie en réseau,
    Impression d’organes, Académie, Aqueduc, École, Amphithéâtre, Atelier, Opéra, Université, Usine, Usine sidérurgique,
    Observatoire, Entrepôt, Arc de triomphe, Hôpital, Agence de presse, Ambassade, Aéroport, Arène d’e-sport, Accélérateur de
    particules, Administration spatiale, Agriculture verticale, Arène à gravité zéro, Entrepôt sous-marin, Empire State Building,
    Urbanisme, Armée de paix, Âge d’or, Accord politique, Échange culturel, Accord commercial, Union douanière, Accord migratoire,
    Encyclopédie, action spéciale Commerce, action spéciale Politique, action spéciale Guerre, action spéciale Population,
    action spéciale Culture, action spéciale Recherche, action spéciale Joker, Espionnage, Industrie, Influence`,
  'le ': `
    Troc, Feu, Droit, Béton romain, Moulin à eau, Haut fourneau, Crédit, Pistolet à silex, Capitalisme, Chemin de fer, Télégraphe,
    Combat aérien, Moteur à combustion, Cinéma, Pétrole, Socialisme, Char d’assaut, Téléphone, Tracteur, Spectacle robotique, Train
    sous vide, Gouvernement mondial, Camp de chevaux, Palais, Grenier à grain, Camp de chasse, Sanctuaire rupestre, Dolmen, Tumulus,
    Marché, Sénat, Théâtre, Forum, Château, Chantier naval, Port, Monastère, Caravansérail, Donjon, Bureau de poste, Musée,
    Parlement, Jardin botanique, Barrage, Music-hall, Grand magasin, Laboratoire, Centre de recyclage, Studio de cinéma,
    Métropolitain, Parc technologique, Minage de cryptomonnaie, Palais des congrès, Campus scientifique, Parc éolien, Port spatial,
    Broyeur d’astéroïdes, Parc de dinosaures, Colosse, Machu Picchu, Taj Mahal, Phare de Bell Rock, Louvre, Canal de Panama, Tunnel
    sous la Manche, Musée holographique terrestre, Cylindre O’Neill, Niveau de vie, Rayonnement, Lobbying, Savoir universel, Trésor
    d’État, Fonds du patrimoine, Tourisme, Contrat industriel, Prix scientifique, Traité de peuplement, Pacte de prospérité, Temps
    d’abondance, Transfert de technologie, Mécénat, Convoi escorté, Consortium, Pacte de guerre, Prêt étranger, Livre des traités,
    Livre du savoir, Livre blanc, Livre des métiers, Livre des jardins, Livre des monuments, Livre d’architecture, Livre de
    l’abondance, Livre de comptes, Livre de l’État, Livre de la guerre, Recensement, Livre des arts, Livre des inventions, Livre des
    merveilles, Livre des correspondances`,
  'la ': `
    Domestication des animaux, Hache de guerre, Musique de lyre, Maçonnerie, Métallurgie, Monarchie, Roue, Monnaie frappée,
    Démocratie directe, Géométrie, Philosophie, Chirurgie, Formation en tortue, Boussole, Féodalité, Peinture à fresque, Charrue à
    roues, Cartographie, Construction de coupoles, Poudre à canon, Perspective, Conscription, République, Machine à vapeur, Théorie
    de l’évolution, Batteuse mécanique, Vaccination, Chaîne de montage, Mobilisation générale, Psychanalyse, Relativité, Génétique,
    Mondialisation, Bombe nucléaire, Fabrication additive, Viande cultivée, Conférence holographique, Fusion nucléaire, Forge, Hutte
    de tailleur de pierre, Ferme, Ziggourat, Caserne, Fortification, Salle du trône, Cathédrale, Banque, Mairie, Bibliothèque, Loge
    des marchands, Résidence royale, Pharmacie, Gare, Filature de coton, Centrale électrique, Bourse, Base aérienne, Tour des
    médias, Guilde des pirates, Base navale, Ville flottante, Ruche de drones, Base lunaire, Pouponnière de robots utérins, Grande
    Pyramide, Grande Bibliothèque, Statue de Zeus, Grande Muraille, Chapelle Sixtine, Porte de Brandebourg, Statue de la Liberté,
    Ville à empreinte carbone neutre, Société savante, Démobilisation, Réforme, Maison de négoce, Seconde lecture, Grande alliance,
    Visite d’État, Sphère d’influence, Délégation, Subvention verte, Subvention marron, Subvention jaune, Prime aux talents, Lettre
    de créance, Chronique`,
  'les ': `
    Chars de guerre, Hiéroglyphes, Chevaux de trait, Hoplites, Navires à voile, Guildes, Manuscrits, Hommes d’armes, Mousquetaires,
    Cultures du Nouveau Monde, Vaisseaux de ligne, Antibiotiques, Drones de combat, Porte-conteneurs, Cultures génétiquement
    modifiées, Satellites, Jeux vidéo, Armes laser, Micro-drones, Remparts, Thermes, Écuries, Maisons imprimées en 3D, Jardins
    suspendus, Nations unies, Travaux du Zuiderzee, Émissaires, Spécialistes, Salles de lecture, Mégapoles, Maîtres bâtisseurs,
    Brevets, Plans copiés, Mercenaires, Bourses d’études, Experts étrangers, Conseillers politiques, Artistes invités, Ports
    ouverts, Dividendes de la paix`,
};
